import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import type { NoticeRun } from './letter.ts';
import type { OpenPart } from './to-pay.ts';

/** The texts of statements and notices on paper. */
export const statementText = {
  statement: 'Stan rozliczeń',
  slip: 'Wpłata na konto rozliczeniowe',
  notice: 'Zawiadomienie o opłatach',
  notices: 'Zawiadomienia o opłatach',
  reference: 'Numer rozliczenia',
  garden: 'Działka',
  holders: 'Działkowcy',
  withoutGarden: 'bez działki',
  foot: (reference: string, sender: string | null) =>
    [`Numer rozliczenia ${reference}`, sender].filter((part) => part !== null).join(' · '),
  asOf: (day: string) => `Stan na ${dayInWords(day)}.`,
  owed: (amount: number) => `Do zapłaty: ${formatAmount(amount)}`,
  overpaid: (amount: number) => `Nadpłata: ${formatAmount(amount)}`,
  nothingOpen: 'Nie ma nic do zapłaty.',
  toPay: 'Do zapłaty',
  others: 'Inne należności',
  other: ({ words, number, dueOn, open }: OpenPart, madeOn: string) =>
    `${dayInTable(dueOn)} ${words} (${number})${dueOn < madeOn ? ' – po terminie' : ''}: ${formatAmount(open)}`,
  columns: {
    due: 'Termin',
    what: 'Za co',
    fee: 'Opłata',
    amount: 'Kwota (zł)',
    ofNotice: 'Z tego zawiadomienia (zł)',
    paid: 'Wpłacono (zł)',
    others: 'Inne należności (zł)',
    total: 'Razem do tego dnia (zł)',
    left: 'Pozostało (zł)',
    day: 'Dzień',
    entry: 'Opis i numer dokumentu',
    balance: 'Saldo (zł)',
  },
  overdue: 'po terminie',
  totalBy: (day: string) => `Razem do ${day}`,
  entries: 'Księgowania',
  entriesFrom: (day: string) => `Księgowania od ${dayInWords(day)}`,
  entriesThru: (day: string) => `Księgowania do ${dayInWords(day)}`,
  entriesOf: (from: string, thru: string) =>
    `Księgowania od ${dayInWords(from)} do ${dayInWords(thru)}`,
  noEntries: 'W tym czasie nic nie zaksięgowano.',
  before: 'Saldo przed tymi księgowaniami',
  after: 'Saldo po tych księgowaniach',
  sum: 'Razem',
  run: ({ number, issueDay, periodFrom, periodThru }: NoticeRun) =>
    `Naliczenie ${number} z ${dayInWords(issueDay)}, ${
      // Of interest there is the day alone to which it reaches.
      periodFrom === periodThru
        ? `na dzień ${dayInWords(periodThru)}`
        : `za okres od ${dayInWords(periodFrom)} do ${dayInWords(periodThru)}`
    }.`,
  transfer: 'Dane do przelewu',
  recipient: 'Odbiorca',
  bankAccount: 'Numer rachunku',
  title: 'Tytuł',
  transferAmount: 'Kwota',
  askForAccount: 'Numer rachunku do wpłat poda zarząd ogrodu.',
  scan: 'Kod zeskanujesz w aplikacji banku.',
  codeBy: (day: string) => `do ${dayInWords(day)}`,
  codeOfAll: 'całość',
  code: (amount: number) => `Kod QR do przelewu: ${formatAmount(amount)}`,
} as const;

/** A day as it stands in a table: '30.06.2027'. */
export function dayInTable(day: string): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return `${dayOfMonth}.${month}.${year}`;
}
