import type { PlacedFound, PlacedText } from './found-text.ts';
import { type AmountSentence, behindAmount, currency } from './sentences.ts';

/** How many plots with amounts are a list of who owes what, and no longer an example. */
const mostPlots = 2;

/** What a number is of, if not of a plot: money, land, water, a day or a time. */
const measure = String.raw`(?:[.,]\d{1,2})?(?:${currency}| ?(?:m[23²³]?|ha|ar\p{L}{0,3}|kWh|%)(?!\p{L}))|[.:]\d{2}`;

/** A plot's number has three digits at the most: 12, 12A, 12/3, 12/A. */
const digits = String.raw`\d{1,3}(?:\/\d{1,3})?(?:\/?\p{L})?(?![\p{L}\d])(?!${measure})`;

/** The same with the letters of its sector in front: A12, A-12, IV/12, A 12. */
const number = String.raw`(?:\p{Lu}{1,4}[\p{Pd}\/ ]|\p{L}{1,2})?${digits}`;
const numbers = new RegExp(number, 'gu');

/** 'działka 12A', 'dz. nr A12', 'działki 12, 15 i 18'. */
const named = new RegExp(
  String.raw`(?<!\p{L})(?:[Dd]ziałe?[kc]\p{Ll}{0,3}|DZIAŁE?[KC]\p{Lu}{0,3}|[Dd]z\.) ?(?:(?:[Nn]r|NR|[Nn]umer\p{L}{0,2})\.? ?)?(${number}(?:(?:, ?| i | oraz )${number})*)`,
  'gu',
);

/** A row of a table: '12A – Kowalski – 350 zł', 'A12: 350 zł'. Quarters of a year are none ('Q1'). */
const coded = String.raw`(?!Q[1-4](?!\d))(?:\p{Lu}{1,2}\p{Pd}?)?${digits}`;
const row = new RegExp(String.raw`^(?:[•*\p{Pd}] ?)?(${coded}) ?(?:\p{Pd}|:|\|)`, 'u');

/** A letter with a number that an amount follows, wherever they stand: 'A12 (350 zł), B-3 Nowak 80 zł'. Screws are none. */
const lettered = String.raw`(?<![\p{L}\d])(?!M\d|Q[1-4])\p{Lu}\p{Pd}?${digits}`;
const letteredWithAmount = new RegExp(
  String.raw`(${lettered})(?=[^\d\n]{0,40}(?:\d[ .]?){1,9}${behindAmount})`,
  'gu',
);

/** A line that is a plot and nothing more. */
const plotAlone = new RegExp(String.raw`^(\p{Lu}{1,2}\p{Pd}?${digits}|\d{1,3}\p{L}):?$`, 'u');

/**
 * The first line or sentence of each text that names plots with amounts, where all texts together name at least three
 * different plots so; else nothing. A sentence names a plot by 'działka' or 'dz.' with a number behind, or by a letter
 * with a number before the amount. A line also names one by the number that it begins with, before a dash or a
 * colon. What a line is that is nothing but plots stands above the amounts of the next one.
 */
export function* plotsWithAmountsIn(sentences: readonly AmountSentence[]): Generator<PlacedFound> {
  const plots = new Set<string>();
  const firsts = new Map<PlacedText, PlacedFound>();
  for (const sentence of sentences) {
    // The finding says only that there is a list, and where.
    if (plots.size > mostPlots && firsts.has(sentence.source)) continue;
    const { above } = sentence;
    const ofHeading = above ? plotsOfHeading(above.value) : [];
    const found = [...ofHeading, ...plotsIn(sentence.value)];
    const first = above && ofHeading.length > 0 ? above : sentence;
    if (found.length > 0 && !firsts.has(first.source))
      firsts.set(first.source, { ...first, value: '' });
    for (const plot of found) plots.add(plot.replaceAll(/[\p{Pd} ]/gu, '').toLowerCase());
  }
  if (plots.size > mostPlots) yield* firsts.values();
}

function plotsIn(sentence: string): string[] {
  const inRow = sentence.match(row)?.[1];
  return [
    ...(inRow === undefined ? [] : [inRow]),
    ...plotsNamedIn(sentence),
    ...[...sentence.matchAll(letteredWithAmount)].map(([, plot = '']) => plot),
  ];
}

function plotsNamedIn(sentence: string): string[] {
  return [...sentence.matchAll(named)].flatMap(([, all = '']) => all.match(numbers) ?? []);
}

/** The plots of a line that names nothing else; none of any other line. */
function plotsOfHeading(line: string): string[] {
  const alone = line.match(plotAlone)?.[1];
  if (alone !== undefined) return [alone];
  const isMore = /[\p{L}\d]/u.test(line.replaceAll(named, ''));
  return isMore ? [] : plotsNamedIn(line);
}
