import { readFileSync } from 'node:fs';
import { sitePaths } from '@grzadka/contract/site/site.paths';
import type { AppContext } from '#src/core/http/app-context.ts';
import { keptForEver } from '#src/core/http/kept-for-ever.ts';
import { renderSitemap } from '../machines/sitemap.ts';
import { anyFontPath, anyStylePath, font, fontPath, style, stylePath } from '../pages/style.ts';
import type { SiteServer } from '../serving/serve-site.ts';

/** The mark of the program, as its own pages have it. */
const icon = readFileSync(new URL('../../../../web/public/icon.svg', import.meta.url));

/** What browsers and search engines ask for: the style sheet and its face, the icon, the sitemap, and what they may read. */
export function machineRoutes(site: SiteServer, { db }: Pick<AppContext, 'db'>): void {
  const sheet = { contentType: 'text/css; charset=utf-8', body: style };
  site.page(stylePath, async () => ({ ...sheet, cacheControl: keptForEver }));
  site.page(anyStylePath, async () => sheet);
  const face = { contentType: 'font/woff2', body: font };
  site.page(fontPath, async () => ({ ...face, cacheControl: keptForEver }));
  site.page(anyFontPath, async () => face);

  site.page(sitePaths.icon, async () => ({ contentType: 'image/svg+xml', body: icon }));

  site.page(sitePaths.sitemap, async (request) => ({
    contentType: 'application/xml; charset=utf-8',
    body: await renderSitemap(db, request),
  }));

  site.page(sitePaths.robots, async ({ links }) => ({
    contentType: 'text/plain; charset=utf-8',
    body: `User-agent: *\nDisallow:\nSitemap: ${links.absolute(sitePaths.sitemap)}\n`,
  }));
}
