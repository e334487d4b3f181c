import { expect } from '../fixtures.ts';
import { test, walk } from './walk.ts';

test(
  'the register of processing activities',
  walk({
    role: 'ROLE_SUPER_USER',
    prepare: () => Promise.resolve({}),
    states: [
      {
        name: 'what a garden usually does',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/system/dane-osobowe/rejestr-czynnosci');
          await expect(page.getByText('Opłaty i księgowość')).toBeVisible();
        },
      },
      {
        name: 'an activity that is changed, with a fault',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Zmień czynność: Opłaty i księgowość' }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Czynność').fill('');
          await dialog.getByRole('button', { name: 'Zapisz' }).click();
          await expect(dialog.getByText('Nazwa nie może być pusta')).toBeVisible();
        },
      },
    ],
  }),
);
