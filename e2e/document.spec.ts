import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseFile, emptyFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { button, heading, row, typeInstant } from './publishing.ts';

const told = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Chooses a file through the button 'Przegladaj'. */
async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  await chooseFile(page, { name, mimeType: 'application/pdf', content });
}

test('a document is uploaded, found, downloaded and deleted', async ({ page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  await page.goto('/dokumenty');
  await expect(page.getByText('Brak danych')).toBeVisible();
  await button(page, 'Dodaj dokument').click();
  await expect(heading(page, 'Przesyłanie dokumentu')).toBeVisible();
  await button(page, 'Prześlij').click();
  await expect(told(page, 'Nie wskazano pliku')).toBeVisible();
  await expect(told(page, 'Nazwa nie może być pusta')).toBeVisible();
  await expect(page.getByLabel('Wybierz plik')).toBeFocused();

  const content = Buffer.alloc(1_363_149, 'ż');
  await choose(page, 'Uchwała_nr_7.pdf', content);
  await expect(page.getByLabel('Wybierz plik')).toHaveValue('Uchwała_nr_7.pdf');
  await expect(page.getByLabel('Nazwa')).toHaveValue('Uchwała nr 7');
  await expect(told(page, 'Nazwa nie może być pusta')).toBeHidden();
  await typeInstant(page, 'Publikacja od', '010520260800');
  await typeInstant(page, 'Przypięcie od', '010520260800');

  // An upload that the server does not get is shown as failed, and nothing is lost.
  await page.route('**/api/file/upload', (route) => route.abort());
  await button(page, 'Prześlij').click();
  await expect(page.getByText('Brak połączenia z serwerem.')).toBeVisible();
  await expect(page.getByLabel('Wybierz plik')).toHaveValue('Uchwała_nr_7.pdf');
  await page.unroute('**/api/file/upload');
  await button(page, 'Prześlij').click();

  await expect(heading(page, 'Dokumenty')).toBeVisible();
  await expect(row(page, 'Uchwała nr 7')).toContainText('1,3 MB');
  await expect(row(page, 'Uchwała nr 7')).toContainText('2026.05.01 08:00:00 – (brak)');
  await button(page, 'Szukaj').click();
  await page.getByRole('textbox', { name: 'Szukaj dokumentu' }).fill('UCHWALA');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Uchwała nr 7')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pobierz: Uchwała nr 7' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Uchwała_nr_7.pdf');
  expect(content.equals(await readFile(await download.path()))).toBe(true);

  await page.getByRole('link', { name: 'Edytuj: Uchwała nr 7' }).click();
  await expect(heading(page, 'Edycja dokumentu')).toBeVisible();
  await page.getByLabel('Nazwa', { exact: true }).fill('Uchwała nr 8');
  await button(page, 'Zapisz').click();
  await button(page, 'Usuń: Uchwała nr 8').click();
  const question = page.getByRole('alertdialog', { name: 'Potwierdz usuniecie zasobu' });
  await expect(question).toContainText('Czy na pewno chcesz usunac plik Uchwała nr 8?');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(row(page, 'Uchwała nr 8')).toBeHidden();
});

test('an upload tells how far it is, and can be cancelled without a trace', async ({
  app,
  context,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const page = await context.newPage();
  await page.goto('/dokumenty');
  await button(page, 'Dodaj dokument').click();
  await chooseFile(page, await emptyFile('nagranie.pdf', 30 * 1024 * 1024));
  // Slow enough to be watched.
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1024 * 1024,
  });
  await button(page, 'Prześlij').click();
  const overlay = page.getByRole('dialog', { name: 'Zapisywanie…' });
  await expect(overlay.getByRole('progressbar', { name: 'Przesyłanie pliku' })).toBeVisible();
  await expect(overlay.getByText(/MB z 30\sMB \(\d+%\)/)).toBeVisible();
  await expect(overlay).toHaveCSS('opacity', '1');

  // Leaving is a question even now.
  await page.goBack();
  const leaving = page.getByRole('alertdialog', { name: 'Masz niezapisane zmiany' });
  await leaving.getByRole('button', { name: 'Zostań' }).click();
  await overlay.getByRole('button', { name: 'Anuluj przesyłanie' }).click();
  await expect(overlay).toBeHidden();
  await expect(heading(page, 'Przesyłanie dokumentu')).toBeVisible();
  await expect(page.getByLabel('Wybierz plik')).toHaveValue('nagranie.pdf');
  expect(await app.db.selectFrom('document').select('id').execute()).toEqual([]);
});
