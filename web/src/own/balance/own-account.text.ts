import type { Charge } from '@grzadka/contract/charge/charge.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { settledText } from '../../ledger/ledger.text.ts';

/** The texts of an own account. */
export const ownAccountText = {
  title: (reference: string) => `Rozliczenie ${reference}`,
  openFailed: 'Nie udało się wczytać, co jest do zapłaty.',
  open: 'Co jest do zapłaty',
  showPayment: 'Jak zapłacić',
  hidePayment: 'Ukryj dane do przelewu',
  paymentFailed: 'Nie udało się wczytać danych do przelewu.',
  payment: 'Dane do przelewu',
  recipient: 'Odbiorca',
  bankAccount: 'Numer rachunku',
  transferTitle: 'Tytuł przelewu',
  notKnown: 'Zapytaj w biurze',
  amounts: 'Kwota',
  byDay: (day: string) => `do ${dayInFigures(day)}`,
  all: 'wszystko, co zaksięgowano',
  code: (amount: number) => `Kod do przelewu na ${formatAmount(amount)}`,
  codeHint: 'Zeskanuj kod w aplikacji banku: wpisze za Ciebie rachunek, kwotę i tytuł.',
  showCode: (amount: number) => `Pokaż kod: ${formatAmount(amount)}`,
  hideCode: (amount: number) => `Ukryj kod: ${formatAmount(amount)}`,
  copy: 'Kopiuj numer rachunku',
  copied: 'Skopiowano numer rachunku',
  copyFailed: 'Nie udało się skopiować. Przepisz numer.',
  slip: 'Dane do przelewu (PDF)',
  statement: 'Wyciąg (PDF)',
  notice: 'Zawiadomienie (PDF)',
  showCharges: 'Pokaż naliczenia',
  hideCharges: 'Ukryj naliczenia',
  charges: 'Naliczenia i z czego wynikają',
  chargesFailed: 'Nie udało się wczytać naliczeń.',
  noCharges: 'Nic jeszcze nie naliczono.',
  period: ({ periodFrom, periodThru }: Charge) =>
    `${dayInFigures(periodFrom)} – ${dayInFigures(periodThru)}`,
  reversed: (day: string, reason: string | null) =>
    `Wycofano ${dayInFigures(day)}${reason === null ? '' : `: ${reason}`}`,
  part: (part: Charge['parts'][number]) =>
    `Termin ${dayInFigures(part.dueOn)}: ${formatAmount(part.amount)}${settledText(part)}${part.open === 0 ? '' : `, zostało ${formatAmount(part.open)}`}`,
  showEntries: 'Pokaż wpłaty i księgowania',
  hideEntries: 'Ukryj wpłaty i księgowania',
  entries: 'Wpłaty i księgowania',
} as const;
