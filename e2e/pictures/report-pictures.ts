import { expect } from '@playwright/test';
import { openFirst, type Picture } from './picture.ts';

/** The pictures of a round on the phones of those who read in it, and of what the office decides on. */
export const reportPictures: readonly Picture[] = [
  {
    name: 'zgloszenia',
    screen: 'web/src/submission/SubmissionQueueScreen.tsx',
    height: 800,
    async reach(page) {
      await page.goto('/zgloszenia-odczytow');
      const photo = page.getByRole('img', { name: 'Zdjęcie licznika' });
      // Not each report of the demo has one.
      await page.getByRole('button', { name: 'Następne' }).click();
      await expect(photo).toBeVisible();
    },
  },
  {
    name: 'obchod',
    screen: 'web/src/campaign/walk/screen/WalkScreen.tsx',
    height: 844,
    isOnPhone: true,
    async reach(page) {
      await openFirst(page, '/tury-odczytow', /szczegóły/i);
      await page.getByRole('link', { name: 'Idź na obchód' }).click();
      await expect(page.getByRole('textbox', { name: 'Odczyt' })).toBeVisible();
    },
  },
  {
    name: 'moje-dzialki',
    screen: 'web/src/own/plot/OwnGardenScreen.tsx',
    height: 844,
    isOnPhone: true,
    by: 'dzialkowiec',
    async reach(page) {
      await page.goto('/moje-dzialki');
      await page
        .getByRole('link', { name: /^Zobacz liczniki i opłaty: / })
        .first()
        .click();
      await expect(page.getByRole('link', { name: /^Zgłoś odczyt: / }).first()).toBeVisible();
    },
  },
];
