import { sitePaths } from '@grzadka/contract/site/site-paths';
import type { AppContext } from '#src/core/http/app-context.ts';
import { renderSitemap } from '../machines/sitemap.ts';
import { style, stylePath } from '../pages/style.ts';
import type { SiteServer } from '../serving/serve-site.ts';

/** What browsers and search engines ask for: the style sheet, the sitemap, and what they may read. */
export function machineRoutes(site: SiteServer, { db }: Pick<AppContext, 'db'>): void {
  site.page(stylePath, async () => ({ contentType: 'text/css; charset=utf-8', body: style }));

  site.page(sitePaths.sitemap, async (request) => ({
    contentType: 'application/xml; charset=utf-8',
    body: await renderSitemap(db, request),
  }));

  site.page(sitePaths.robots, async ({ links }) => ({
    contentType: 'text/plain; charset=utf-8',
    body: `User-agent: *\nDisallow:\nSitemap: ${links.absolute(sitePaths.sitemap)}\n`,
  }));
}
