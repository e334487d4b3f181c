import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, flag, money, text } from '../core/record/record-fields.ts';
import { cashBoxPlace } from './cash-box.place.ts';

/** A cash box: docs/product/payments.md#cash-boxes. */
export const cashBoxRecord = defineRecord({
  ...cashBoxPlace,
  words: { one: 'a cash box', many: 'the cash boxes' },
  label: 'Kasa',
  table: 'cashBox',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', { share: 4 }),
    balanceGrosz: money('W kasie', { share: 2 }),
    active: flag('Aktywna'),
    search: null,
  },
  calledBy: ['name'],
});
