import { expect } from '../fixtures.ts';
import { addGardens, gardensPath } from '../garden-list.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { test, walk } from './walk.ts';

test(
  'a list',
  walk({
    role: 'ROLE_EMPLOYEE',
    prepare: async () => {},
    states: [
      {
        name: 'without rows',
        inLongRun: true,
        async reach({ page }) {
          await page.goto(gardensPath);
          await expect(page.getByRole('heading', { name: 'Brak danych' })).toBeVisible();
        },
      },
      {
        name: 'that could not be loaded',
        inLongRun: true,
        async reach({ page }) {
          await page.route('**/api/garden?*', (route) => route.abort());
          await goToAnother(page, `${gardensPath}?phrase=dzialka`);
          await expect(page.getByText('Brak połączenia z serwerem')).toBeVisible();
        },
      },
      {
        name: 'with many rows',
        async reach({ app, page }) {
          await addGardens(app.db, 120);
          await page.unroute('**/api/garden?*');
          await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
          await expect(page.getByText('Znaleziono: 120')).toBeVisible();
          // The button that was pressed is gone; the keyboard goes on at the first row.
          const rows = page.getByRole('list', { name: 'Działki' }).getByRole('listitem');
          await expect(rows.first().getByRole('link')).toBeFocused();
        },
      },
      {
        name: 'with what it offers besides',
        only: 'narrow',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Więcej' }).click();
          await expect(page.getByRole('button', { name: 'Pobierz listę' })).toBeVisible();
        },
      },
      {
        name: 'with the choice of files',
        // A menu that is open closes where the window becomes another kind, in which its button stands elsewhere.
        only: 'wide',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Pobierz listę' }).click();
          await expect(page.getByRole('menuitem')).toHaveCount(2);
        },
      },
      {
        name: 'whose file could not be had',
        inLongRun: true,
        async reach({ page }) {
          await page.route('**/api/garden/export?*', (route) => route.abort());
          await page.getByRole('menuitem', { name: 'Arkusz Excel (.xlsx)' }).click();
          await expect(page.getByText('Nie udało się pobrać listy.')).toBeVisible();
          await expect(page.getByRole('menu')).toBeHidden();
        },
      },
      {
        name: 'with its settings, one filter being on',
        async reach({ page }) {
          await page
            .getByRole('button', { name: 'Filtry i ustawienia listy', exact: true })
            .click();
          await page.getByRole('radio', { name: 'Sektor 2' }).check();
          await expect(page.getByText('Znaleziono: 60')).toBeVisible();
        },
      },
      {
        name: 'in which nothing is found',
        async reach({ page }) {
          await goWithin(page, `${gardensPath}?phrase=nigdzie`);
          await expect(page.getByText('Nic nie pasuje do wyszukiwania i filtrów')).toBeVisible();
        },
      },
    ],
  }),
);
