import { addNews } from '@grzadka/server/test/content-factories.ts';
import { picture } from '@grzadka/server/test/test-images.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import {
  addNewsWithTexts,
  blocks,
  button,
  editor,
  heading,
  row,
  storedBlocks,
  typeInstant,
} from './publishing.ts';
import { dateField } from './type-day.ts';
import { windows } from './windows.ts';

const title = 'Walne zebranie sprawozdawczo-wyborcze działkowców w świetlicy przy alei Głównej';

test('a clerk writes and publishes news with text, list, link and photo', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  await page.goto('/aktualnosci');
  await expect(heading(page, 'Aktualnosci')).toBeVisible();
  await expect(page.getByText('Brak danych')).toBeVisible();
  await button(page, 'Dodaj wpis').click();

  // The title is selected, so typing replaces it.
  await expect(page.getByLabel('Tytuł')).toHaveValue('Nowy wpis');
  await expect(page.getByLabel('Tytuł')).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByText('Brak treści')).toBeVisible();
  await button(page, 'Dodaj').click();
  await expect(page.getByRole('dialog', { name: 'Wybierz komponent' })).toBeVisible();
  await button(page, 'Tekst').click();

  // So is the initial text of a new block.
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveText('Wprowadź treść');
  await page.keyboard.type('Porządek obrad:');
  await page.keyboard.press('Enter');
  await button(page, 'Lista numerowana').click();
  await page.keyboard.type('sprawozdanie zarządu');
  await page.keyboard.press('Enter');
  await page.keyboard.type('wybory');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Więcej: ');
  await button(page, 'Odnośnik').click();
  await page.getByLabel('Adres').fill('www.rod.example/zebranie');
  await page.getByLabel('Tekst odnośnika').fill('program');
  await button(page, 'Wstaw').click();
  await expect(editor(page)).toBeFocused();
  await expect(button(page, 'Lista numerowana')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Zapisz i wróć').click();

  // What was typed into the entry's form has waited there.
  await expect(heading(page, 'Edycja aktualności')).toBeVisible();
  await expect(page.getByLabel('Tytuł')).toHaveValue(title);
  await expect(blocks(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Edytuj blok 1' })).toBeFocused();
  await button(page, 'Dodaj').click();
  await button(page, 'Obraz').click();
  await expect(heading(page, 'Dodawanie obrazu')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'aleja.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture({ width: 3000, height: 2000 }).jpeg().toBuffer(),
  });
  await expect(page.getByRole('heading', { name: 'Podgląd wybranego pliku' })).toBeVisible();
  await page.getByLabel('Tekst alternatywny').fill('Aleja wiosną');
  await button(page, 'Dodaj obraz').click();
  await expect(blocks(page)).toHaveCount(2);

  await typeInstant(page, 'Publikacja od', '010520260800');
  await expect(page.getByText('Po zapisaniu: od razu widoczne dla czytelników')).toBeVisible();
  await button(page, 'Zapisz').click();
  await expect(heading(page, 'Aktualnosci')).toBeVisible();
  await expect(row(page, title)).toContainText('2026.05.01 08:00:00 – (brak)');

  const { id } = await app.db.selectFrom('news').select('id').executeTakeFirstOrThrow();
  expect(await storedBlocks(page, app, id)).toEqual([
    '<p>Porządek obrad:</p><ol><li><p>sprawozdanie zarządu</p></li><li><p>wybory</p></li></ol>' +
      '<p>Więcej: <a href="https://www.rod.example/zebranie" rel="noopener noreferrer">program</a></p>',
    'Aleja wiosną',
  ]);
});

test('readers see what is published, on a computer at the width of a phone, on a phone at that of a computer', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  const { path, newsId } = await addNewsWithTexts(app, ['<h3>Woda</h3><p>Od maja.</p>']);
  await page.goto(path);
  await page.getByLabel('Tytuł').fill('Jeszcze nie zapisano');
  await page.getByRole('link', { name: 'Podgląd' }).click();
  await expect(heading(page, 'Podgląd')).toBeVisible();
  const reader = page.getByRole('article');
  await expect(reader.getByRole('heading', { level: 2 })).toHaveText('Wpis');
  await expect(reader).toContainText('Od maja.');
  await expect(page.getByRole('note')).toContainText('Czytelnicy teraz tego nie widzą.');
  const widthOf = () => reader.evaluate((element) => element.clientWidth);
  await button(page, 'Telefon').click();
  expect(await widthOf()).toBeLessThan(400);
  await page.setViewportSize(windows.narrow);
  await button(page, 'Komputer').click();
  expect(await widthOf()).toBeGreaterThan(1000);
  await button(page, 'Wstecz').click();
  await expect(page.getByLabel('Tytuł')).toHaveValue('Jeszcze nie zapisano');

  const publicationFromDate = new Date().toISOString();
  await app.db.updateTable('news').set({ publicationFromDate }).where('id', '=', newsId).execute();
  await page.goto(`${path}/podglad`);
  await expect(page.getByRole('note')).toContainText('Czytelnicy widzą to teraz.');
});

test('faults are told at their fields, those of the server too', { tag: inLongRun }, async ({
  app,
  page,
  signIn,
}) => {
  const { id } = await addNews(app.db, { title: 'Wpis' });
  await signIn('ROLE_EMPLOYEE');
  await page.goto(`/aktualnosci/edytuj-wpis-aktualnosci/${id}`);
  const field = (name: string) => dateField(page, name, true);
  const told = (text: string) => page.getByText(text, { exact: true });

  await page.getByLabel('Tytuł').fill('  ');
  await typeInstant(page, 'Publikacja do', '010520261200');
  await button(page, 'Zapisz').click();
  await expect(told('Tytuł nie może być pusty')).toBeVisible();
  await expect(told('Należy najpierw podać początkową datę publikacji')).toBeVisible();
  await expect(page.getByLabel('Tytuł')).toBeFocused();
  await page.getByLabel('Tytuł').fill('Wpis poprawiony');

  // Half a date is none, and is not passed over.
  await typeInstant(page, 'Publikacja od', '0205');
  await button(page, 'Zapisz').click();
  await expect(told('Nieprawidłowa wartość')).toBeVisible();
  await expect(field('Publikacja od')).toBeFocused();
  await typeInstant(page, 'Publikacja od', '020520261200');
  await expect(told('Data początkowa nie może być późniejsza niż data końcowa')).toBeVisible();
  await typeInstant(page, 'Publikacja do', '03052026');
  await page.getByLabel('Tytuł').click();
  await expect(told('Data początkowa nie może być późniejsza niż data końcowa')).toBeHidden();

  // The browser's own check stepped aside, what the server finds stands in the same place.
  await page.route('**/api/news/update', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), title: '' } }),
  );
  await button(page, 'Zapisz').click();
  await expect(told('Tytuł nie może być pusty')).toBeVisible();
  await expect(page.getByLabel('Tytuł')).toHaveValue('Wpis poprawiony');
  await expect(page.getByLabel('Tytuł')).toBeFocused();
  await page.unroute('**/api/news/update');
  await button(page, 'Zapisz').click();
  await expect(row(page, 'Wpis poprawiony')).toContainText('2026.05.02 12:00:00 – ');
});
