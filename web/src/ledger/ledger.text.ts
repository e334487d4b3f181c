import { formatAmount } from '@grzadka/contract/core/number/amount';
import { counted } from '@grzadka/contract/core/counted';
import { dayNumber } from '@grzadka/contract/core/time/day-number';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { OpenEntry, RunningEntry, StatedOpening } from '@grzadka/contract/ledger/ledger.model';

type Part = Pick<RunningEntry['parts'][number], 'feeKind' | 'description' | 'dueOn'>;

const days = { one: 'dzień', few: 'dni', many: 'dni' };

/** How long ago a due day was: '516 dni'. */
function age(day: string): string {
  return counted(dayNumber(gardenToday()) - dayNumber(day), days);
}

/** What a document is about, in a line: of a charge what for, without how it was reckoned. */
function inShort({ series, words }: { series: RunningEntry['series']; words: string }): string {
  return series === 'NAL' ? words.replace(/[:,] .*$/s, '') : words;
}

/** What a part of a debt is for, and by when. */
function partText({ feeKind, description, dueOn }: Part): string {
  const what = [feeKind, description].filter((word) => word !== null).join(', ');
  return `${what === '' ? 'Należność' : what}, termin ${dayInFigures(dueOn)}`;
}

/** Of a part that is covered first since the payer named it. */
export function namedText({ named }: { named: boolean }): string {
  return named ? ', wskazane w tytule' : '';
}

/** What a part of a debt comes to, and what of it is to be paid, in grosze. */
export function amountAndOpen({ amount, open }: { amount: number; open: number }): string {
  return `${formatAmount(amount)}${open === 0 ? ', zapłacone' : `, do zapłaty ${formatAmount(open)}`}`;
}

/** The texts of the ledger. */
export const ledgerText = {
  section: 'Księgowania',
  openList: 'Z czego wynika saldo',
  openFailed: 'Nie udało się wczytać salda.',
  nothingOpen: 'Nic nie czeka na zapłatę',
  reason: 'Za co',
  term: 'Termin',
  left: 'Zostało',
  age,
  inShort,
  /** What an open entry is, in a line. */
  reasonOf: ({ series, reason, description }: OpenEntry) =>
    [inShort({ series, words: reason }), description].filter((words) => words !== null).join(', '),
  /** The same as a whole: why, since when, and what of it was paid. */
  openInWords: ({ reason, postingDay, amount, open }: OpenEntry) => [
    reason,
    `Zaksięgowano ${dayInFigures(postingDay)}: ${formatAmount(amount)}${open === amount ? '' : `, rozliczono ${formatAmount(Math.abs(amount - open))}`}`,
  ],
  none: 'Nic jeszcze nie zaksięgowano',
  failed: 'Nie udało się wczytać księgowań.',
  more: 'Pokaż wcześniejsze',
  day: 'Dzień',
  document: 'Dokument',
  words: 'Opis',
  amount: 'Kwota',
  balanceAfter: 'Saldo po',
  balance: 'Saldo',
  balanceOn: 'Saldo na dzień',
  balanceOfOtherDay: 'Saldo na inny dzień',
  balanceFailed: 'Nie udało się wczytać salda.',
  noDay: 'Podaj dzień z lat 1900–2099',
  notOpenYet: (openedOn: string) =>
    `Tego dnia konta rozliczeniowego jeszcze nie było. Otwarto je ${dayInFigures(openedOn)}.`,
  sum: 'Ogółem',
  due: 'Po terminie',
  notDue: 'Przed terminem',
  overpaid: 'Nadpłata',
  owed: 'do zapłaty',
  overpaidState: 'nadpłacone',
  settled: 'rozliczone',
  opening: {
    title: 'Bilans otwarcia',
    told: ({ number, postingDay, amount }: StatedOpening) =>
      `${formatAmount(amount)}, ${dayInFigures(postingDay)} (${number})`,
    state: 'Wpisz bilans otwarcia',
    saved: (number: string) => `Zapisano bilans otwarcia ${number}`,
  },
  reversalDay: 'Dzień storna',
  reversalReason: 'Przyczyna',
  reversalReasonHint: (example: string) => `Na przykład: ${example}. Nie podawaj nazwisk.`,
  takenBack: 'storno',
  reversedBy: (number: string) => `Storno: ${number}`,
  /** A part of a debt, and what of it is to be paid. */
  part: (part: RunningEntry['parts'][number]) => `${partText(part)}: ${amountAndOpen(part)}`,
  /** What a payment covers. */
  covers: (covered: RunningEntry['covers'][number]) =>
    `Na ${covered.number} (${partText(covered)}): ${formatAmount(covered.amount)}${namedText(covered)}`,
} as const;
