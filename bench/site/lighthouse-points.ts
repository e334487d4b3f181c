import { sitePaths, sitePrefix } from '@grzadka/contract/site/site.paths';
import { findChromium } from '../../scripts/find-chromium.ts';
import { auditPage, canRunLighthouse, type LighthousePoints } from '../browser/lighthouse.ts';
import type { Figure } from '../figures/figure.ts';
import { serveConnecting } from './connecting-site.ts';

const rounds = 3;

/** What every page has to reach, of 100. */
const target = { atLeast: 100 } as const;

/** What the pages are judged by as they are. */
const asServed = ['performance', 'accessibility', 'best-practices'] as const;

/**
 * The points that Lighthouse gives pages of the site on a phone, at the program at `origin`; `entry` is the path of a news
 * entry. Without a Chromium there are none.
 */
export async function measureLighthouse(origin: string, entry: string): Promise<Figure[]> {
  const chromium = await findChromium();
  if (chromium === null || !(await canRunLighthouse())) return [];
  await using connecting = await serveConnecting(origin);
  const pages = {
    start: sitePaths.start,
    'list of news': sitePaths.news,
    'news entry': entry,
    documents: sitePaths.documents,
  };
  const audit = (server: string, path: string) =>
    auditPage(`${server}${sitePrefix}${path}`, { chromium });
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const audits: LighthousePoints[] = [];
    for (let round = 0; round < rounds; round++) audits.push(await audit(origin, path));
    for (const category of asServed) {
      figures.push({
        name: `Lighthouse on a phone, ${category}: ${name}`,
        unit: 'points',
        rounds: audits.map((points) => points[category]),
        target,
      });
    }
    // What it finds here is the same each time.
    const { seo } = await audit(connecting.origin, path);
    figures.push({
      name: `Lighthouse on a phone, seo, with pages that may load robots.txt: ${name}`,
      unit: 'points',
      rounds: [seo],
      target,
    });
  }
  return figures;
}
