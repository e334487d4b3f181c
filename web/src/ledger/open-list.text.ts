import { countedDays } from '@grzadka/contract/core/counted';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { daysLate } from '@grzadka/contract/core/time/working-days';
import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import { limitationInWords } from '@grzadka/contract/ledger/limitation';
import type { OpenEntry } from '@grzadka/contract/ledger/open-list.model';

/** What a document is about, in a line: of a charge what for, of interest on what, without how it was reckoned. */
export function inShort({
  series,
  words,
}: {
  series: RunningEntry['series'];
  words: string;
}): string {
  if (series === 'NO') return words.replace(/: .*$/s, '');
  return series === 'NAL' ? words.replace(/[:,] .*$/s, '') : words;
}

/** The texts of what is open on an account. */
export const openListText = {
  title: 'Z czego wynika saldo',
  none: 'Nic nie czeka na zapłatę',
  reason: 'Za co',
  term: 'Termin',
  left: 'Zostało',
  /** For how long the term of a due day is over: '516 dni'. */
  late: (dueOn: string) => countedDays(daysLate(dueOn, gardenToday())),
  /** What an open entry is, in a line. */
  reasonOf: ({ series, reason, description }: OpenEntry) =>
    [inShort({ series, words: reason }), description].filter((words) => words !== null).join(', '),
  /** An open part to choose: what it is, by when it was to be paid, and what is left of it. */
  part: (item: OpenEntry) =>
    `${openListText.reasonOf(item)}, termin ${dayInFigures(item.dueOn ?? item.postingDay)}: ${formatAmount(item.open)}`,
  /** The same as a whole: why, since when, and what of it is settled. */
  inWords: ({ reason, postingDay, dueOn, amount, open }: OpenEntry) => [
    reason,
    ...(dueOn === null ? [] : [limitationInWords(dueOn)]),
    `Zaksięgowano ${dayInFigures(postingDay)}: ${formatAmount(amount)}${open === amount ? '' : `, rozliczono ${formatAmount(Math.abs(amount - open))}`}`,
  ],
} as const;
