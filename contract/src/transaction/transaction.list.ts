import { bankAccountRecord } from '../bank/accounts/bank-account.record.ts';
import { cashBoxRecord } from '../cash-box/cash-box.record.ts';
import { optionsEndpoint } from '../core/call/options-endpoint.ts';
import { defineList } from '../core/list/list.ts';
import { fieldFilterOrAll, rangeFilter, recordFilter } from '../core/list/list-filters.ts';
import { choice, day, money, text } from '../core/record/record-fields.ts';
import type { ShownField } from '../core/record/shown-fields.ts';
import {
  type TransactionInShort,
  transactionDirectionLabels,
  transactionListItem,
  transactionSourceLabels,
  transactionStateLabels,
} from './transaction.model.ts';

/** What is shown of a movement of money. */
export const transactionFields = {
  bookingDay: day('Dzień', { share: 2 }),
  number: text('Dokument', 'not-personal', { share: 2 }),
  description: text('Opis', 'not-personal', { share: 5 }),
  garden: text('Działka', 'not-personal', { share: 2 }),
  reference: text('Numer rozliczenia', 'not-personal'),
  costCategory: text('Kategoria kosztów', 'not-personal'),
  incomeCategory: text('Kategoria przychodów', 'not-personal'),
  source: choice('Skąd', transactionSourceLabels),
  cashBox: text('Kasa', 'not-personal'),
  bankAccount: text('Rachunek bankowy', 'not-personal'),
  direction: choice('Kierunek', transactionDirectionLabels),
  state: choice('Stan', transactionStateLabels),
  amount: money('Kwota', { share: 2 }),
} as const;

const fields = transactionFields;

const shown: ShownField<TransactionInShort>[] = [
  { field: fields.bookingDay, value: ({ bookingDay }) => bookingDay },
  { field: fields.number, value: ({ number }) => number },
  { field: fields.description, value: ({ description }) => description },
  { field: fields.garden, value: ({ settlement }) => settlement?.garden?.name },
  { field: fields.reference, value: ({ settlement }) => settlement?.reference },
  { field: fields.costCategory, value: ({ costCategory }) => costCategory?.name },
  { field: fields.incomeCategory, value: ({ incomeCategory }) => incomeCategory?.name },
  { field: fields.source, value: ({ source }) => source },
  { field: fields.cashBox, value: ({ cashBox }) => cashBox?.name },
  { field: fields.bankAccount, value: ({ bankAccount }) => bankAccount?.name },
  { field: fields.direction, value: ({ direction }) => direction },
  { field: fields.state, value: ({ state }) => state },
  { field: fields.amount, value: ({ amount }) => amount },
];

/** Every movement of money, the newest first (docs/product/payments.md#transactions). */
export const transactionList = defineList({
  item: transactionListItem,
  purpose: 'Tu są wszystkie wpłaty i wypłaty, z banku i z kasy.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj transakcji' },
  filters: {
    direction: fieldFilterOrAll('direction', fields.direction),
    state: fieldFilterOrAll('state', fields.state),
    source: fieldFilterOrAll('source', fields.source),
    cashBox: recordFilter({
      label: fields.cashBox.label,
      switch: 'filter-by-cash-box',
      parameter: 'cash-box',
      options: optionsEndpoint(cashBoxRecord),
    }),
    bankAccount: recordFilter({
      label: fields.bankAccount.label,
      switch: 'filter-by-bank-account',
      parameter: 'bank-account',
      options: optionsEndpoint(bankAccountRecord),
    }),
    amount: rangeFilter('amount', 'amount-range', fields.amount),
    day: rangeFilter('day', 'day-range', fields.bookingDay),
  },
  sorts: { 'booking-day': 'Dnia', amount: 'Kwoty', number: 'Numeru' },
  initialSort: { by: 'booking-day', direction: 'desc' },
  shown,
  file: { fileName: 'transakcje', sheetName: 'Transakcje' },
});
