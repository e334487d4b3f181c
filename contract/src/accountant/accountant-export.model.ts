import * as z from 'zod/mini';
import { exportFormat } from '../core/export/file-reply.ts';
import { sentFlag } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { requiredDay } from '../core/time/day.ts';

/** The days of the books, both inclusive. */
const days = z.object({ from: requiredDay, thru: requiredDay }).check(
  z.refine(({ from, thru }) => from <= thru, {
    path: ['thru'],
    error: messages.startAfterEnd,
  }),
);

/** The days whose books the accountant gets, whether with the names of those who owe, and as what (docs/product/accountant.md#file). */
export const accountantQuery = z.safeExtend(days, {
  'with-names': z._default(sentFlag, false),
  format: exportFormat,
});

/** The form that asks for them. */
export const accountantForm = z.safeExtend(days, { withNames: z.boolean(), format: exportFormat });

/** The sheets of the file, in their order. */
export const accountantSheets = {
  journal: 'Dziennik',
  turnover: 'Obroty i salda',
  settlements: 'Rozrachunki',
  bank: 'Bank',
  cash: 'Kasa',
} as const;

export type AccountantSheet = keyof typeof accountantSheets;

/** What the file is called, before the day, and in the audit. */
export const accountantFile = { fileName: 'ksiegi', title: 'Księgi dla księgowego' } as const;

/** Why there is no file. */
export const accountantRefusals = {
  busy: 'Ktoś właśnie pobiera księgi. Spróbuj za chwilę.',
  tooMuch: 'W tym okresie jest za dużo księgowań na jeden plik. Wybierz krótszy okres.',
  rows: (most: string) =>
    `Arkusz pomieści najwyżej ${most} wierszy. Wybierz krótszy okres albo plik tekstowy (.csv).`,
} as const;
