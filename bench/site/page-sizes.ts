import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sitePaths, sitePrefix } from '@grzadka/contract/site/site.paths';
import { style } from '@grzadka/server/src/site/pages/style.ts';
import type { Figure } from '../figures/figure.ts';

const compress = promisify(gzip);
const kibibyte = 1024;

/** A page with its style, in bytes: what a server sends at the beginning without waiting for the reader's answer. */
const mostBytes = 14_000;

/** How large pages of text are with their style sheet, compressed, at the program at `origin`; `entry` is the path of one. */
export async function measurePageSizes(origin: string, entry: string): Promise<Figure[]> {
  const pages = {
    start: sitePaths.start,
    'list of news': sitePaths.news,
    'list of notices': sitePaths.notices,
    'news entry': entry,
    documents: sitePaths.documents,
    search: `${sitePaths.search}?fraza=zebranie`,
  };
  const styleSize = (await compress(style)).length;
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const reply = await fetch(`${origin}${sitePrefix}${path}`);
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
    const size = (await compress(await reply.text())).length + styleSize;
    figures.push({
      name: `${name} with its style, gzip`,
      unit: 'KiB',
      rounds: [size / kibibyte],
      target: { atMost: mostBytes / kibibyte },
    });
  }
  return figures;
}
