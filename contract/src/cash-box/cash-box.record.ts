import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, flag, money, text } from '../core/record/record-fields.ts';

/** A cash box: docs/product/payments.md#cash-boxes. */
export const cashBoxRecord = defineRecord({
  name: 'cash-box',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  words: { one: 'a cash box', many: 'the cash boxes' },
  label: 'Kasa',
  table: 'cashBox',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', {
      share: 4,
      unique: 'Jest już kasa o tej nazwie. Wpisz inną.',
    }),
    balanceGrosz: money('W kasie', { share: 2 }),
    active: flag('Aktywna', { initially: true }),
    search: null,
  },
  calledBy: ['name'],
  deletion: {
    summary: 'Delete a cash box that was never used',
    inUse: 'W tej kasie są już wpłaty albo wypłaty. Zamiast ją usuwać, odznacz „Aktywna”.',
  },
  // What is in them is not for everybody who takes money.
  options: 'payment:receive',
  notChosen: {
    inactive: 'Ta kasa nie jest aktywna. Wybierz inną.',
    gone: 'Tej kasy już nie ma. Wybierz inną.',
  },
});
