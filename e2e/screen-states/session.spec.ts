import type { SessionInfo } from '@grzadka/contract/session/session.model';
import { addLogin, addSecondFactor, testPassword } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { test, walk } from './walk.ts';

test(
  'signing in',
  walk({
    role: null,
    async prepare({ app }) {
      const { id, loginId } = await addLogin(app.db, { role: 'ROLE_USER' });
      return { loginId, phone: await addSecondFactor(app.db, id) };
    },
    states: [
      {
        name: 'the form, for whom somebody else has signed out',
        async reach({ page }) {
          const nobody = { isUserAuthenticated: false, securityRoles: [], user: null };
          const info: SessionInfo = { ...nobody, endReason: 'new-password' };
          await page.route('**/api/session/info', (route) => route.fulfill({ json: info }));
          await page.goto('/liczniki?phrase=12');
          await expect(page.getByText(/^Twoje hasło zostało zmienione/)).toBeVisible();
          await page.unroute('**/api/session/info');
        },
      },
      {
        name: 'the form, refused',
        inLongRun: true,
        async reach({ page }) {
          await page.reload();
          await expect(page.getByLabel('Nazwa użytkownika')).toBeFocused();
          await page.getByLabel('Nazwa użytkownika').fill('ktos');
          await page.getByLabel('Hasło', { exact: true }).fill('zle-haslo');
          await page.keyboard.press('Enter');
          await expect(page.getByText('Logowanie nie powiodlo sie!')).toBeVisible();
        },
      },
      {
        name: 'the code, refused',
        async reach({ page, data: { loginId, phone } }) {
          await page.getByLabel('Nazwa użytkownika').fill(loginId);
          await page.getByLabel('Hasło', { exact: true }).fill(testPassword);
          await page.keyboard.press('Enter');
          await expect(page.getByLabel('Kod', { exact: true })).toBeFocused();
          await page.getByLabel('Kod', { exact: true }).fill(phone.wrongCode());
          await page.keyboard.press('Enter');
          await expect(page.getByText('Ten kod jest nieprawidłowy')).toBeVisible();
        },
      },
    ],
  }),
);
