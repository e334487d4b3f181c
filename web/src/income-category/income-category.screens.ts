import { incomeCategoryEndpoints } from '@grzadka/contract/income-category/income-category.endpoints';
import { incomeCategoryRecord } from '@grzadka/contract/income-category/income-category.record';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';

/** The screens of the income categories. */
export const incomeCategoryScreens = defineScreens({
  record: incomeCategoryRecord,
  endpoints: incomeCategoryEndpoints,
  above: paths.transactions,
  start: { active: true },
  words: {
    list: 'Kategorie przychodów',
    details: 'Kategoria przychodów',
    create: 'Nowa kategoria przychodów',
    edit: 'Edycja kategorii przychodów',
    show: { label: 'Szczegóły' },
    created: (name) => `Dodano kategorię przychodów ${name}`,
    saved: 'Zapisano zmiany kategorii przychodów',
    deletion: {
      delete: 'Usuń kategorię przychodów',
      deleteTitle: 'Usunąć kategorię przychodów?',
      deleteQuestion: (name) => `Czy na pewno chcesz usunąć kategorię przychodów ${name}?`,
      deleted: (name) => `Usunięto kategorię przychodów ${name}`,
    },
  },
});
