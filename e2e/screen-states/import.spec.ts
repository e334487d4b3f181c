import { chooseFile } from '../files.ts';
import { expect } from '../fixtures.ts';
import { button } from '../publishing.ts';
import { test, walk } from './walk.ts';

const heads = 'Sektor;Działka;Powierzchnia m2';

const csv = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  content: [heads, ...rows].join('\n'),
});

const longName = `${'dzialki-z-calego-ogrodu-'.repeat(6)}.csv`;

test(
  'the import',
  walk({
    role: 'ROLE_TREASURER',
    prepare: async () => undefined,
    states: [
      {
        name: 'of opening balances alone',
        async reach({ page }) {
          await page.goto('/transakcje/bilans-otwarcia');
          await expect(page.getByRole('heading', { name: 'Bilans otwarcia' })).toBeVisible();
        },
      },
      {
        name: 'of another list',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/system/wczytaj');
          await chooseFile(page, { ...csv('liczniki.csv'), content: 'Nazwisko;Wiek\nLis;5' });
          await button(page, 'Sprawdź').click();
          await expect(page.getByText(/^Nie rozpoznano kolumn/)).toBeVisible();
        },
      },
      {
        name: 'with faults',
        async reach({ page }) {
          await chooseFile(page, csv(longName, '1;1;x', '9;2;', `1;${'A'.repeat(120)};5`));
          await button(page, 'Sprawdź').click();
          await expect(page.getByRole('heading', { name: 'W pliku są błędy' })).toBeFocused();
        },
      },
      {
        name: 'that is right',
        async reach({ page }) {
          await chooseFile(page, csv(longName, '1;stan-1;300'));
          await button(page, 'Sprawdź').click();
          await expect(page.getByRole('heading', { name: 'Plik jest poprawny' })).toBeFocused();
        },
      },
      {
        name: 'that is done',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Wczytaj').click();
          await expect(page.getByRole('heading', { name: /^Wczytano plik/ })).toBeFocused();
        },
      },
    ],
  }),
);
