import { defineRecord } from '../core/record/record.ts';
import {
  bookkeeping,
  day,
  flag,
  money,
  number,
  record,
  text,
} from '../core/record/record-fields.ts';

/** A settlement account, one garden in the hands of one group of holders, or one party without a garden: docs/product/settlements.md#accounts. */
export const settlementRecord = defineRecord({
  name: 'settlement',
  words: { one: 'a settlement account', many: 'the settlement accounts' },
  label: 'Konto rozliczeniowe',
  permissions: { read: 'settlement:read', write: 'fee:write' },
  table: 'settlement',
  fields: {
    ...bookkeeping,
    gardenId: record('Działka', 'garden', { share: 2 }),
    partyId: record('Podmiot', 'party'),
    number: number('Numer'),
    reference: text('Numer rozliczenia', 'not-personal', { share: 2 }),
    openedOn: day('Od'),
    closedOn: day('Do'),
    payerId: record('Adresat pism', 'party'),
    note: text('Uwagi', 'personal'),
    useOverpayments: flag('Nadpłaty zaliczaj na nowe należności'),
    balanceGrosz: money('Saldo', { share: 2, owed: 'Do zapłaty', overpaid: 'Nadpłata' }),
    gardenName: null,
    sectorId: null,
    search: null,
    plotKey: null,
  },
  calledBy: ['reference'],
  inHistoryOf: ['gardenId', 'partyId'],
});
