import { costCategoryEndpoints } from '@grzadka/contract/cost-category/cost-category.endpoints';
import { costCategoryRecord } from '@grzadka/contract/cost-category/cost-category.record';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';

/** The screens of the cost categories. */
export const costCategoryScreens = defineScreens({
  record: costCategoryRecord,
  endpoints: costCategoryEndpoints,
  above: paths.transactions,
  start: { active: true },
  words: {
    list: 'Kategorie kosztów',
    details: 'Kategoria kosztów',
    create: 'Nowa kategoria kosztów',
    edit: 'Edycja kategorii kosztów',
    show: { label: 'Szczegóły' },
    created: (name) => `Dodano kategorię kosztów ${name}`,
    saved: 'Zapisano zmiany kategorii kosztów',
    hints: { purpose: 'Według przeznaczenia koszty są podsumowane w sprawozdaniu rocznym.' },
    deletion: {
      delete: 'Usuń kategorię kosztów',
      deleteTitle: 'Usunąć kategorię kosztów?',
      deleteQuestion: (name) => `Czy na pewno chcesz usunąć kategorię kosztów ${name}?`,
      deleted: (name) => `Usunięto kategorię kosztów ${name}`,
    },
  },
});
