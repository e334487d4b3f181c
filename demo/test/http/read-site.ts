import { sitePrefix } from '@grzadka/contract/site/site.paths';

/** More than the made-up garden has. */
const mostPages = 500;

/** Reads every page of the public site that a link leads to from its start. */
export async function readSite(origin: string): Promise<string[]> {
  const known = new Set([sitePrefix]);
  const pages: string[] = [];
  for (const path of known) {
    const reply = await fetch(`${origin}${path}`);
    const html = await reply.text();
    if (!reply.headers.get('content-type')?.startsWith('text/html')) continue;
    pages.push(html);
    for (const [, link = ''] of html.matchAll(/href="([^"#?]+)"/g)) {
      if (link.startsWith(sitePrefix) && known.size < mostPages) known.add(link);
    }
  }
  return pages;
}
