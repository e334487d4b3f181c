import { findChromium } from '../../scripts/find-chromium.ts';
import { openChromium } from '../browser/chromium.ts';
import { followMenu } from '../browser/menu-entries.ts';
import { openSite } from '../browser/site.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 3;

async function measure(): Promise<readonly Figure[]> {
  const program = await findChromium();
  if (program === null) {
    console.warn('No Chromium: the menu is left out. CHROMIUM_PATH names one.');
    return [];
  }
  await using site = await openSite();
  await using browser = await openChromium(program);
  const taken = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [entry, milliseconds] of await followMenu(browser, site)) {
      taken.set(entry, [...(taken.get(entry) ?? []), milliseconds]);
    }
  }
  return Array.from(taken, ([entry, milliseconds]) => ({
    name: `from the press on ${entry} to its rows`,
    unit: 'ms',
    rounds: milliseconds,
    target: { atMost: 100 },
  }));
}

export default {
  title: 'From the menu to the rows, on an office PC',
  note: `
A town's data in a window of 1280×800, on this machine's own processor. Each entry is pressed once in a tab that had nothing in its
store, 150 ms after the pointer has come to it.`.trim(),
  measure,
} satisfies FigureGroup;
