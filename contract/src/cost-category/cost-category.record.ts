import { messages } from '../core/messages.ts';
import { definePlainRecord } from '../core/record/plain-record.ts';
import { bookkeeping, choice, flag, text } from '../core/record/record-fields.ts';
import { feePurposeLabels } from '../fee-kind/fee-purposes.ts';

const { investment, management, cleanliness, other, ...purposes } = feePurposeLabels;

/** What a cost is for: the five items of art. 33(2) of the ROD Act, as of fees, and what these do not cover. */
const costPurposeLabels = {
  investment,
  'common-utilities': purposes['common-utilities'],
  'public-charges': purposes['public-charges'],
  cleanliness,
  management,
  other,
} as const;

/** A category of costs: docs/product/payments.md#cost-categories. */
export const costCategoryRecord = definePlainRecord({
  name: 'cost-category',
  words: { one: 'a cost category', many: 'the cost categories' },
  label: 'Kategoria kosztów',
  forms: {
    many: 'Kategorie kosztów',
    fresh: 'Nowa kategoria kosztów',
    genitive: 'kategorii kosztów',
    accusative: 'kategorię kosztów',
  },
  permissions: { read: 'ledger:read', write: 'bank:import' },
  table: 'costCategory',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', {
      share: 4,
      max: 100,
      empty: messages.nameEmpty,
      unique: 'Jest już kategoria kosztów o tej nazwie. Wpisz inną.',
    }),
    purpose: choice('Przeznaczenie', costPurposeLabels, {
      share: 4,
      hint: 'Według przeznaczenia koszty są podsumowane w sprawozdaniu rocznym.',
    }),
    /** Whether costs are still put there. */
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
    purpose: 'Kategoria mówi, na co ogród wydaje pieniądze, na przykład na prąd albo remonty.',
    search: 'Szukaj kategorii kosztów',
    filters: { active: true, purpose: 'management' },
    sorts: { name: 'Nazwy' },
    file: 'kategorie-kosztow',
  },
  deletion: {
    summary: 'Delete a cost category that was never used',
    inUse: 'W tej kategorii są już koszty. Zamiast ją usuwać, odznacz „Aktywna”.',
  },
  options: 'ledger:read',
  notChosen: {
    inactive: 'Ta kategoria kosztów nie jest aktywna. Wybierz inną.',
    gone: 'Tej kategorii kosztów już nie ma. Wybierz inną.',
  },
});
