import { addGarden } from '@grzadka/server/test/factories.ts';
import { chooseFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { button, heading, row } from './publishing.ts';

const heads = 'Sektor;Działka;Powierzchnia m2';

test('a spreadsheet with two faulty rows is mended and imported', async ({ app, page, signIn }) => {
  await addGarden(app.db, { name: '1', sector: 1, area: 300 });
  await signIn('ROLE_TREASURER');
  await page.goto('/system/wczytaj');
  await expect(heading(page, 'Wczytaj plik')).toBeVisible();
  const choose = (...rows: string[]) => {
    const content = [heads, '1;1;300', ...rows].join('\r\n');
    return chooseFile(page, { name: 'dzialki.csv', mimeType: 'text/csv', content });
  };
  await choose('1;2;dużo', '7;3;250');
  await button(page, 'Sprawdź').click();
  await expect(page.getByRole('heading', { name: 'W pliku są błędy' })).toBeFocused();
  const faults = page.getByRole('region', { name: 'Co poprawić (2)' }).getByRole('listitem');
  await expect(faults).toHaveText([
    'Wiersz 3, kolumna „Powierzchnia m2”Powierzchnia powinna być liczbą większą od zera',
    /^Wiersz 4, kolumna „Sektor”W pliku jest „7”\. Wpisz: Sektor 1, /,
  ]);

  await choose('1;2;310,5', '2;3;250');
  await button(page, 'Sprawdź').click();
  await expect(page.getByRole('heading', { name: 'Plik jest poprawny' })).toBeFocused();
  await expect(page.getByRole('definition')).toHaveText(['2', '0', '1']);
  await button(page, 'Wczytaj').click();
  await expect(page.getByRole('heading', { name: 'Wczytano plik dzialki.csv' })).toBeFocused();
  await goWithin(page, '/dzialki');
  await expect(row(page, '310,5')).toContainText('Sektor 1');
  await expect(row(page, '250')).toContainText('Sektor 2');
});
