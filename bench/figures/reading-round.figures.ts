import { findChromium } from '../../scripts/find-chromium.ts';
import { openChromium } from '../browser/chromium.ts';
import { readInRound } from '../browser/reading-round.ts';
import { openSite } from '../browser/site.ts';
import type { Figure, FigureGroup } from './figure.ts';

/** As many as a clerk types from one sheet. */
const readings = 300;

async function measure(): Promise<readonly Figure[]> {
  const program = await findChromium();
  if (program === null) {
    console.warn('No Chromium: no readings are typed. CHROMIUM_PATH names one.');
    return [];
  }
  await using site = await openSite();
  await using browser = await openChromium(program);
  return [
    {
      name: `one of ${readings} readings typed one after another, until the next form takes a key`,
      unit: 'ms',
      rounds: await readInRound(browser, site, readings),
      target: { atMost: 300 },
      note: 'by keyboard alone; each is judged while it is typed and again where it is stored',
    },
  ];
}

export default { title: 'Readings typed', measure } satisfies FigureGroup;
