import { countedDays } from '../core/counted.ts';
import { formatAmount } from '../core/number/amount.ts';
import type { InterestStretch } from './interest.ts';

/** How many characters of a line say how its interest comes about; a line has room for more words besides. */
const mostCharacters = 600;

/** A rate as people read it: '9,50 %'. */
export function percentInWords(percent: string): string {
  const [whole = '', decimals = ''] = percent.split('.');
  return `${whole},${decimals.padEnd(2, '0')}\u00a0%`;
}

/**
 * How interest comes about: '412,50 zł × (31 dni × 10,00 % + 46 dni × 9,50 %)'. Days on which the same was open stand together; where there
 * are more than a line has room for, the first of them, and how many follow (docs/product/interest.md#words).
 */
export function stretchesInWords(stretches: readonly InterestStretch[]): string {
  const groups: string[] = [];
  const alike = groupByOpen(stretches);
  for (const [place, group] of alike.entries()) {
    const words = groupInWords(group);
    if (groups.join(' + ').length + words.length > mostCharacters && place > 0) {
      groups.push(`… (dalsze okresy: ${alike.length - place})`);
      break;
    }
    groups.push(words);
  }
  return groups.join(' + ');
}

/** Stretches that follow each other with the same open amount. */
function groupByOpen(stretches: readonly InterestStretch[]): InterestStretch[][] {
  const groups: InterestStretch[][] = [];
  for (const stretch of stretches) {
    const last = groups.at(-1);
    if (last?.[0]?.open === stretch.open) last.push(stretch);
    else groups.push([stretch]);
  }
  return groups;
}

function groupInWords(group: readonly InterestStretch[]): string {
  const terms = group.map(termInWords);
  const open = formatAmount(group[0]?.open ?? 0);
  return terms.length === 1 ? `${open} × ${terms[0]}` : `${open} × (${terms.join(' + ')})`;
}

// Debts of one day have the same terms, and a note has tens of thousands of them.
const termsInWords = new Map<string, string>();

function termInWords({ days, percent }: InterestStretch): string {
  const key = `${days} ${percent}`;
  const known = termsInWords.get(key);
  if (known !== undefined) return known;
  const words = `${countedDays(days)} × ${percent === null ? 'brak stopy' : percentInWords(percent)}`;
  termsInWords.set(key, words);
  return words;
}
