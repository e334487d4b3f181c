import { defineRecord } from '../../core/record/record.ts';
import { bookkeeping, flag, money, record, text } from '../../core/record/record-fields.ts';

/** A bank account of the association's: docs/product/bank.md#accounts. */
export const bankAccountRecord = defineRecord({
  name: 'bank-account',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  words: { one: 'a bank account', many: 'the bank accounts' },
  label: 'Rachunek bankowy',
  table: 'bankAccount',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', {
      share: 3,
      unique: 'Jest już rachunek o tej nazwie. Wpisz inną.',
    }),
    nrb: {
      kind: 'bank-account',
      label: 'Numer rachunku',
      personal: 'not-personal',
      share: 4,
    },
    bankProfileId: record('Układ plików CSV', 'bank-profile', {
      none: 'rozpoznawany po nagłówku',
    }),
    balanceGrosz: money('Na rachunku', { share: 2 }),
    active: flag('Aktywny', { initially: true }),
    search: null,
  },
  calledBy: ['name'],
  options: 'ledger:read',
});
