import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { RunningEntry, StatedOpening } from '@grzadka/contract/ledger/ledger.model';

type Part = Pick<RunningEntry['parts'][number], 'feeKind' | 'description' | 'dueOn'>;

/** What a part of a debt is for, and by when. */
function partText({ feeKind, description, dueOn }: Part): string {
  const what = [feeKind, description].filter((word) => word !== null).join(', ');
  return `${what === '' ? 'Należność' : what}, termin ${dayInFigures(dueOn)}`;
}

/** Of a part that is covered first since the payer named it. */
export function namedText({ named }: { named: boolean }): string {
  return named ? ', wskazane w tytule' : '';
}

/** How a part of a debt stands, in grosze. */
interface StandingPart {
  readonly amount: number;
  readonly open: number;
  readonly writtenOff: number;
}

/** That nothing of a part is to be paid any more, or what of it was written off. */
export function settledText({ amount, open, writtenOff }: StandingPart): string {
  if (writtenOff === 0) return open === 0 ? ', zapłacone' : '';
  return writtenOff === amount ? ', umorzone' : `, umorzono ${formatAmount(writtenOff)}`;
}

/** What a part of a debt comes to, and what of it is to be paid. */
export function amountAndOpen(part: StandingPart): string {
  const { amount, open } = part;
  return `${formatAmount(amount)}${settledText(part)}${open === 0 ? '' : `, do zapłaty ${formatAmount(open)}`}`;
}

/** The texts of the ledger. */
export const ledgerText = {
  section: 'Księgowania',
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
  otherDay: 'Saldo na inny dzień',
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
  /** In a line, of what was taken back. */
  reversed: (words: string) => `${words} (storno)`,
  reversedBy: (number: string) => `Storno: ${number}`,
  /** A part of a debt, and what of it is to be paid. */
  part: (part: RunningEntry['parts'][number]) => `${partText(part)}: ${amountAndOpen(part)}`,
  /** What a payment covers. */
  covers: (covered: RunningEntry['covers'][number]) =>
    `Na ${covered.number} (${partText(covered)}): ${formatAmount(covered.amount)}${namedText(covered)}`,
} as const;
