import { createAuthenticator } from '@grzadka/server/test/authenticator.ts';
import { addConsent } from '@grzadka/server/test/consents.ts';
import { addSession, testPassword } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { button } from '../party-screens.ts';
import { test, walk } from './walk.ts';

test(
  'the own account',
  walk({
    role: 'ROLE_USER',
    person: { firstName: 'Zofia', lastName: 'Źdźbło' },
    async prepare({ app }) {
      const login = app.db.selectFrom('login').select(['id', 'partyId']);
      const { id, partyId } = await login.executeTakeFirstOrThrow();
      await addSession(app.db, id);
      await app.db.updateTable('party').set({ email: 'zofia@example.pl' }).execute();
      await addConsent(app.db, { partyId: partyId ?? '', kind: 'e-delivery' });
    },
    states: [
      {
        name: 'a screen that one may not see',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/liczniki');
          await expect(page.getByRole('heading', { name: 'Brak dostępu' })).toBeVisible();
        },
      },
      {
        name: 'the account with a consent of another address, and two sessions',
        async reach({ page }) {
          await goWithin(page, '/twoje-dane');
          const sessions = page
            .getByRole('region', { name: 'Gdzie trwa zalogowanie' })
            .getByRole('listitem');
          await expect(sessions).toHaveCount(2);
          await expect(page.getByText('Adres się zmienił od udzielenia zgody')).toBeVisible();
        },
      },
      {
        name: 'the change of the password, with faults',
        async reach({ page }) {
          await button(page, 'Zmień hasło').click();
          await page.getByLabel('Nowe hasło').fill('krótkie');
          await page.keyboard.press('Enter');
          await expect(page.getByText('Pole nie moze byc puste')).toBeVisible();
        },
      },
      {
        name: 'the key for the app, with a fault',
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await button(page, 'Włącz logowanie z kodem').click();
          await page.getByLabel('Obecne hasło').fill(testPassword);
          await page.keyboard.press('Enter');
          await page.getByLabel('Kod z aplikacji').fill('12345');
          await page.keyboard.press('Enter');
          await expect(page.getByText('Kod z aplikacji ma 6 cyfr')).toBeVisible();
        },
      },
      {
        name: 'the recovery codes',
        inLongRun: true,
        async reach({ page }) {
          const key = await page.getByRole('dialog').locator('code').innerText();
          await page.getByLabel('Kod z aplikacji').fill(createAuthenticator(key).code());
          await page.keyboard.press('Enter');
          await expect(page.getByRole('list', { name: 'Kody zapasowe' })).toBeVisible();
        },
      },
      {
        name: 'the account with the second factor',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Mam zapisane kody').click();
          await expect(button(page, 'Wyłącz logowanie z kodem')).toBeVisible();
        },
      },
      {
        name: 'the second factor that has to be switched on first',
        inLongRun: true,
        async reach({ page }) {
          await page.route('**/api/session/info', async (route) => {
            const response = await route.fetch();
            const info = await response.json();
            await route.fulfill({ response, json: { ...info, mustSwitchOnSecondFactor: true } });
          });
          await page.goto('/liczniki');
          await expect(page.getByText('Twoja rola wymaga logowania z kodem.')).toBeVisible();
        },
      },
    ],
  }),
);
