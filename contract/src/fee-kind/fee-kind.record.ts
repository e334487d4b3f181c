import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, flag, number, text } from '../core/record/record-fields.ts';
import { feePurposeLabels } from './fee-purposes.ts';

/** A kind of fee: docs/product/tariffs.md#fee-kinds. */
export const feeKindRecord = defineRecord({
  name: 'fee-kind',
  permissions: { read: 'fee:read', write: 'fee:write' },
  words: { one: 'a fee kind', many: 'the fee kinds' },
  label: 'Rodzaj opłaty',
  table: 'feeKind',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', {
      share: 4,
      unique: 'Jest już rodzaj opłaty o tej nazwie. Wpisz inną.',
    }),
    code: text('Skrót', 'not-personal', {
      share: 2,
      unique: 'Ten skrót ma już inny rodzaj opłaty. Wpisz inny.',
      hint: 'Do 10\u00A0znaków, na przykład OGR.',
    }),
    purpose: choice('Przeznaczenie', feePurposeLabels, {
      share: 4,
      hint: 'Według przeznaczenia opłaty są podsumowane w sprawozdaniu rocznym.',
    }),
    position: number('Kolejność', {
      share: 2,
      hint: 'Od 1 do 999. Gdy kilka opłat ma ten sam termin, wpłata pokrywa najpierw tę z mniejszą liczbą.',
    }),
    /** Whether what is paid late bears interest. */
    interest: flag('Odsetki za opóźnienie', { initially: true }),
    /** Words in the title of a payment that say what is paid. */
    keywords: text('Słowa w tytułach wpłat', 'not-personal', {
      hint: 'Po przecinku, na przykład: ogrodowa, ogrodowe.',
    }),
    active: flag('Aktywny', { initially: true }),
    search: null,
  },
  calledBy: ['name'],
  restorable: true,
  deletion: {
    summary: 'Delete a fee kind that nothing refers to',
    inUse:
      'Ten rodzaj opłaty jest już używany. Zamiast go usuwać, naciśnij „Edytuj” i odznacz „Aktywny”.',
  },
});
