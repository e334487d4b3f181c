import { dayInWords } from '../core/time/day-in-words.ts';
import type { AnnualReport } from './annual-report.model.ts';

/** The words of the report of a year, on the screen, on paper and in a workbook alike. */
export const reportWords = {
  title: (year: number) => `Sprawozdanie za rok ${year}`,
  fees: 'Opłaty',
  costs: 'Koszty',
  income: 'Inne przychody',
  purpose: 'Przeznaczenie',
  category: 'Kategoria',
  charged: 'Naliczono',
  paid: 'Wpłacono',
  writtenOff: 'Umorzono',
  open: 'Zostało do zapłaty',
  spent: 'Wydano',
  received: 'Otrzymano',
  unspread: 'Nadpłaty',
  total: 'Razem',
  /** What the word above means, below the table. */
  unspreadHint:
    'Nadpłaty to wpłaty, które nie pokryły jeszcze żadnej opłaty. Poniżej zera: w tym roku pokryły opłaty nadpłaty z poprzednich lat.',
  /** Whether the report can still change. */
  state: ({ year, asOf, isOpen }: Pick<AnnualReport, 'year' | 'asOf' | 'isOpen'>) =>
    isOpen
      ? `Rok ${year} nie jest zamknięty: te kwoty mogą się jeszcze zmienić. Stan na ${dayInWords(asOf)}.`
      : `Rok ${year} jest zamknięty. Stan na ${dayInWords(asOf)}.`,
  overpaid: (amount: string) => `Nadpłaty na ten dzień: ${amount}.`,
} as const;

/** The columns of fees, in their order. */
export const feeColumns = ['charged', 'paid', 'writtenOff', 'open'] as const;
