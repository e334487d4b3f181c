import type { FoundText } from './found-text.ts';

/** How many plots with amounts are a list of who owes what, and no longer an example. */
const mostPlots = 2;

/** '350 zł', '1 200,50 zł', '350 PLN'. */
const currency = String.raw` ?(?:zł(?:otych|ote|oty)?|pln)(?!\p{L})`;
const amount = new RegExp(String.raw`\d(?:[.,]\d{1,2})?${currency}`, 'iu');

/** A plot's number, such as 12, 12A or 12/3, has three digits at the most, and is no amount. */
const number = String.raw`\d{1,3}(?:\/\d{1,3})?\p{L}?(?![\p{L}\d])(?!(?:[.,]\d{1,2})?${currency})`;
const numbers = new RegExp(number, 'giu');

/** 'działka 12A', 'dz. nr 12', 'działki 12, 15 i 18'. */
const named = new RegExp(
  String.raw`(?<!\p{L})(?:działe?[kc]\p{L}{0,3}|dz\.) ?(?:(?:nr|numer\p{L}{0,2})\.? ?)?(${number}(?:(?:, ?| i | oraz )${number})*)`,
  'giu',
);

/** A row of a table: '12A – Kowalski – 350 zł', '12A: 350 zł'. */
const row = new RegExp(String.raw`^(${number}) ?(?:\p{Pd}|:|\|)`, 'iu');

/**
 * The first line or sentence that names plots with amounts, of a text that names at least three different plots
 * so; of any other text nothing. A sentence names a plot by 'działka' or 'dz.' with a number behind. A line
 * also names one by the number that it begins with, before a dash or a colon.
 */
export function* plotsWithAmountsIn(text: string): Generator<FoundText> {
  const plots = new Set<string>();
  let first: FoundText | undefined;
  for (const { sentence, at } of sentencesIn(text)) {
    if (plots.size > mostPlots) break;
    const found = amount.test(sentence) ? plotsIn(sentence) : [];
    if (found.length > 0) first ??= { value: '', at, length: sentence.length };
    for (const plot of found) plots.add(plot.toLowerCase());
  }
  if (first && plots.size > mostPlots) yield first;
}

function plotsIn(sentence: string): string[] {
  const groups = [sentence.match(row)?.[1], ...[...sentence.matchAll(named)].map(([, all]) => all)];
  return groups.flatMap((group) => group?.match(numbers) ?? []);
}

/** Lines, and in them what ends with a full stop or the like before a capital; where each begins. */
function sentencesIn(text: string): { sentence: string; at: number }[] {
  return [...text.matchAll(/[^\n]+?(?:[.!?;](?= \p{Lu})|(?=\n)|$)/gu)].map(
    ({ 0: found, index }) => ({ sentence: found.trim(), at: index + found.search(/\S|$/) }),
  );
}
