import { defineRecord } from '../../core/record/record.ts';
import { bookkeeping, text } from '../../core/record/record-fields.ts';

/** How the tables of a bank are read that no layout of the program's knows: docs/product/bank.md#profiles. */
export const bankProfileRecord = defineRecord({
  name: 'bank-profile',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  words: { one: 'an own profile', many: 'the own profiles' },
  label: 'Układ plików CSV',
  table: 'bankProfile',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', { share: 1 }),
    heading: null,
    columns: null,
    search: null,
  },
  calledBy: ['name'],
});
