import { addGarden } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { button, field } from '../party-screens.ts';
import { test, walk } from './walk.ts';

test(
  'the sectors',
  walk({
    role: 'ROLE_ADMIN',
    async prepare({ app }) {
      await app.db
        .updateTable('sector')
        .set({ name: 'Nadwiślańsko-północnozachodni przy torach kolejow.' })
        .where('id', '=', '2')
        .execute();
      await addGarden(app.db, { sector: 1 });
      return {};
    },
    states: [
      {
        name: 'in their order, one with the longest name',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/system/sektory');
          await expect(button(page, 'Zmień nazwę: Sektor 3')).toBeVisible();
        },
      },
      {
        name: 'one that gardens keep from being deleted',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Usuń sektor: Sektor 1').click();
          await expect(page.getByRole('alertdialog')).toContainText('Sektor 1');
          await button(page, 'OK').click();
          await expect(page.getByRole('alert')).toContainText('jest ich: 1');
        },
      },
      {
        name: 'a new one, with a fault',
        async reach({ page }) {
          await button(page, 'Dodaj sektor').click();
          await field(page, 'Nazwa').fill('Wszystkie');
          await page.keyboard.press('Enter');
          await expect(page.getByText(/^Ta nazwa oznacza wszystkie sektory/)).toBeVisible();
        },
      },
    ],
  }),
);
