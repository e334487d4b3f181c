import { messages } from '../core/messages.ts';
import { definePlainRecord } from '../core/record/plain-record.ts';
import { bookkeeping, flag, text } from '../core/record/record-fields.ts';

/** A category of other income: docs/product/payments.md#income-categories. */
export const incomeCategoryRecord = definePlainRecord({
  name: 'income-category',
  words: { one: 'an income category', many: 'the income categories' },
  label: 'Kategoria przychodów',
  forms: {
    many: 'Kategorie przychodów',
    fresh: 'Nowa kategoria przychodów',
    genitive: 'kategorii przychodów',
    accusative: 'kategorię przychodów',
  },
  permissions: { read: 'ledger:read', write: 'bank:import' },
  table: 'incomeCategory',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', {
      share: 4,
      max: 100,
      empty: messages.nameEmpty,
      unique: 'Jest już kategoria przychodów o tej nazwie. Wpisz inną.',
    }),
    /** Whether income is still put there. */
    active: flag('Aktywna', { initially: true }),
    /** Of the accountant's own chart: docs/product/accountant.md#own-numbers. */
    ownCode: text('Numer z planu kont', 'not-personal', {
      max: 20,
      hint: 'Jeśli księgowy ma dla tej kategorii własny numer: staje w pliku dla niego.',
    }),
    search: null,
  },
  calledBy: ['name'],
  list: {
    purpose:
      'Kategoria mówi, za co są wpływy, których nie wpłacił działkowiec, na przykład za reklamę.',
    search: 'Szukaj kategorii przychodów',
    filters: { active: true },
    sorts: { name: 'Nazwy' },
    file: 'kategorie-przychodow',
  },
  deletion: {
    summary: 'Delete an income category that was never used',
    inUse: 'W tej kategorii są już przychody. Zamiast ją usuwać, odznacz „Aktywna”.',
  },
  options: 'payment:receive',
  notChosen: {
    inactive: 'Ta kategoria przychodów nie jest aktywna. Wybierz inną.',
    gone: 'Tej kategorii przychodów już nie ma. Wybierz inną.',
  },
});
