import { expect } from '../fixtures.ts';
import { addOwnPlot, reportReading } from '../own-plot.ts';
import { button } from '../party-screens.ts';
import { test, walk } from './walk.ts';

test(
  'reported readings',
  walk({
    role: 'ROLE_EMPLOYEE',
    person: { firstName: 'Konstancja', lastName: 'Brzęczyszczykiewiczówna-Wyrzykowska' },
    async prepare({ app, page }) {
      const { meterIds } = await addOwnPlot(app, { meters: 2 });
      const [first = '', second = ''] = meterIds;
      await reportReading(page, { app, meterId: first, value: '110' });
      await reportReading(page, { app, meterId: second });
    },
    states: [
      {
        name: 'a report with its photo, and something found in it',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/zgloszenia-odczytow');
          await expect(page.getByText('Zgłoszenie 1 z 2')).toBeVisible();
          await expect(page.getByRole('img', { name: 'Zdjęcie licznika' })).toBeVisible();
          await expect(page.getByText(/Po przyjęciu odczyt poczeka/)).toBeVisible();
        },
      },
      {
        name: 'another value in its place',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await button(page, 'Popraw i przyjmij').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Wartość licznika').fill('9');
          await expect(dialog.getByText(/^Wartość jest mniejsza od ostatniej/)).toBeVisible();
        },
      },
      {
        name: 'why it is sent back, without a reason',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
          await expect(page.getByRole('dialog')).toBeHidden();
          await button(page, 'Odeślij').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Odeślij' }).click();
          await expect(dialog.getByText('Napisz, dlaczego odsyłasz odczyt')).toBeVisible();
        },
      },
      {
        name: 'all reports, one that was sent back and one that waits',
        alsoIn: 'narrowest',
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Powód odesłania').fill('Na zdjęciu nie widać cyfr po przecinku');
          await dialog.getByRole('button', { name: 'Odeślij' }).click();
          await expect(page.getByText('Zgłoszenie 1 z 1')).toBeVisible();
          await page.getByRole('link', { name: 'Wszystkie zgłoszenia' }).click();
          await expect(page.getByText('Na zdjęciu nie widać cyfr po przecinku')).toBeVisible();
        },
      },
      {
        name: 'one of them with all that is known of it',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page
            .getByRole('button', { name: /^Szczegóły/ })
            .first()
            .click();
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByText('Powód odesłania')).toBeVisible();
          await expect(dialog.getByRole('img', { name: 'Zdjęcie licznika' })).toBeAttached();
        },
      },
    ],
  }),
);

test(
  'no reported readings',
  walk({
    role: 'ROLE_EMPLOYEE',
    prepare: async () => undefined,
    states: [
      {
        name: 'nothing waits',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/zgloszenia-odczytow');
          await expect(page.getByText('Nie ma zgłoszeń do rozpatrzenia')).toBeVisible();
        },
      },
    ],
  }),
);
