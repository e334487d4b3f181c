import { addSession } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { button } from '../party-screens.ts';
import { test, walk } from './walk.ts';

test(
  'the own account',
  walk({
    role: 'ROLE_USER',
    person: { firstName: 'Zofia', lastName: 'Źdźbło' },
    async prepare({ app }) {
      const { id } = await app.db.selectFrom('login').select('id').executeTakeFirstOrThrow();
      await addSession(app.db, id);
    },
    states: [
      {
        name: 'a screen that one may not see',
        async reach({ page }) {
          await page.goto('/liczniki');
          await expect(page.getByRole('heading', { name: 'Brak dostępu' })).toBeVisible();
        },
      },
      {
        name: 'the account with two sessions',
        async reach({ page }) {
          await page.goto('/twoje-dane');
          const sessions = page.getByRole('region', { name: 'Twoje sesje' }).getByRole('listitem');
          await expect(sessions).toHaveCount(2);
        },
      },
      {
        name: 'the question before a session is ended',
        async reach({ page }) {
          await page.getByRole('button', { name: /^Zakończ:/ }).click();
          await expect(page.getByRole('alertdialog', { name: 'Zakończenie sesji' })).toBeVisible();
        },
      },
      {
        name: 'the change of the password, with faults',
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await button(page, 'Zmień hasło').click();
          await page.getByLabel('Nowe hasło').fill('krótkie');
          await page.keyboard.press('Enter');
          await expect(page.getByText('Pole nie moze byc puste')).toBeVisible();
        },
      },
    ],
  }),
);
