import { expect } from '../fixtures.ts';
import { test, walk } from './walk.ts';

test(
  'signing in',
  walk({
    role: null,
    prepare: async () => {},
    states: [
      {
        name: 'the form',
        async reach({ page }) {
          await page.goto('/liczniki?phrase=12');
          await expect(page.getByLabel('Nazwa użytkownika')).toBeFocused();
        },
      },
      {
        name: 'the form, refused',
        async reach({ page }) {
          await page.getByLabel('Nazwa użytkownika').fill('ktos');
          await page.getByLabel('Hasło', { exact: true }).fill('zle-haslo');
          await page.keyboard.press('Enter');
          await expect(page.getByText('Logowanie nie powiodlo sie!')).toBeVisible();
        },
      },
    ],
  }),
);
