import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  addNewsWithTexts,
  button,
  editor,
  openText,
  storedBlocks,
  typeAtEnd,
} from './publishing.ts';

const offer = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Znaleziono niezapisany tekst' });

/** Waits until what was typed is kept in the browser. */
async function expectDraft(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join(' ')))
    .toContain(text);
}

/** Saves a text as another tab would. */
async function saveText(
  { app, page }: { app: ServedApp; page: Page },
  data: { newsId: string; contentItemId: string; html: string },
): Promise<void> {
  const path = app.origin + newsEndpoints.updateHtmlText.path;
  const reply = await page.request.put(path, { data });
  expect(reply.status()).toBe(204);
}

test('a text outlives the closed tab, and is offered with its time', async ({
  app,
  page,
  signIn,
  context,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { itemIds, textPath, newsId } = await addNewsWithTexts(app, ['<p>Woda</p>']);
  const address = textPath(itemIds[0] ?? '');
  const tab = await context.newPage();
  await openText(tab, address);
  await typeAtEnd(tab, ' od maja');
  await expectDraft(tab, 'od maja');
  await tab.close();

  await page.goto(address);
  await expect(offer(page)).toContainText(/ z \d{4}\.\d\d\.\d\d \d\d:\d\d\./);
  await expect(button(page, 'Przywróć')).toBeFocused();
  await button(page, 'Przywróć').click();
  await expect(editor(page)).toHaveText('Woda od maja');
  expect(await storedBlocks(page, app, newsId)).toEqual(['<p>Woda</p>']);

  // Once more, and discarded: then it is gone for good.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button(page, 'Odrzuć').click();
  await expect(editor(page)).toHaveText('Woda');
  await page.reload();
  await expect(editor(page)).toHaveText('Woda');
  await expect(offer(page)).toBeHidden();
});

test('a text outlives a failed save and an expired session', async ({ app, page, signIn }) => {
  const { loginId, password } = await signIn('ROLE_EMPLOYEE');
  const { itemIds, textPath, newsId } = await addNewsWithTexts(app, ['<p>Woda</p>']);
  await openText(page, textPath(itemIds[0] ?? ''));
  await typeAtEnd(page, ' od maja');
  await page.route('**/update-html-text', (route) => route.abort());
  await button(page, 'Zapisz').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Brak połączenia z serwerem.');
  await alert.getByRole('button', { name: 'Zamknij' }).click();
  await expect(editor(page)).toHaveText('Woda od maja');
  await page.unroute('**/update-html-text');

  await app.db.deleteFrom('session').execute();
  await button(page, 'Zapisz').click();
  const dialog = page.getByRole('dialog', { name: 'Zalogowanie wygasło' });
  await dialog.getByLabel('Nazwa użytkownika').fill(loginId);
  await dialog.getByLabel('Hasło', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(editor(page)).toHaveText('Woda od maja');
  await button(page, 'Zapisz').click();
  await expect(page.getByText('Treść zapisana')).toBeVisible();
  expect(await storedBlocks(page, app, newsId)).toEqual(['<p>Woda od maja</p>']);
});

test('what somebody else saved meanwhile is shown before it is overwritten', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { itemIds, textPath, newsId } = await addNewsWithTexts(app, ['<p>Woda</p>']);
  const [contentItemId = ''] = itemIds;
  await openText(page, textPath(contentItemId));
  await typeAtEnd(page, ' od maja');
  const saveElsewhere = (html: string) => saveText({ app, page }, { newsId, contentItemId, html });
  await saveElsewhere('<p>Woda od czerwca</p>');
  await button(page, 'Zapisz').click();
  await expect(page.getByRole('alert')).toContainText(
    'Ktoś zmienił te dane w międzyczasie. Naciśnij „Odśwież dane”, sprawdź i zapisz ponownie.',
  );
  await button(page, 'Odśwież dane').click();
  const dialog = page.getByRole('dialog', { name: 'Ktoś zmienił ten tekst w międzyczasie' });
  const version = (name: string) => dialog.getByRole('region', { name });
  await expect(version('Wersja innej osoby')).toHaveText('Woda od czerwca');
  await expect(version('Twoja wersja')).toHaveText('Woda od maja');
  await expect(version('Było')).toHaveText('Woda');
  await button(page, 'Zachowaj mój tekst').click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Treść zapisana')).toBeVisible();
  expect(await storedBlocks(page, app, newsId)).toEqual(['<p>Woda od maja</p>']);

  await saveElsewhere('<p>Woda od lipca</p>');
  await typeAtEnd(page, '!');
  await button(page, 'Zapisz').click();
  await button(page, 'Odśwież dane').click();
  await expect(version('Było')).toHaveText('Woda od maja');
  await button(page, 'Wczytaj zapisaną treść').click();
  await expect(editor(page)).toHaveText('Woda od lipca');
  await expect(page.getByText('Niezapisane')).toBeHidden();
  await button(page, 'Cofnij').click();
  await expect(editor(page)).toHaveText('Woda od maja!');
});

test('a restored text does not overwrite unseen what was saved after it was typed', async ({
  app,
  page,
  signIn,
  context,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { itemIds, textPath, newsId } = await addNewsWithTexts(app, ['<p>Woda</p>']);
  const [contentItemId = ''] = itemIds;
  const tab = await context.newPage();
  await openText(tab, textPath(contentItemId));
  await typeAtEnd(tab, ' od maja');
  await expectDraft(tab, 'od maja');
  await tab.close();
  await saveText({ app, page }, { newsId, contentItemId, html: '<p>Woda od lipca</p>' });

  await page.goto(textPath(contentItemId));
  await expect(offer(page)).toContainText('Od tego czasu ktoś zapisał inną treść tego bloku.');
  await button(page, 'Przywróć').click();
  await button(page, 'Zapisz').click();
  await button(page, 'Odśwież dane').click();
  await expect(page.getByRole('dialog')).toContainText('Woda od lipca');
  // The version that the text was typed into is not there any more.
  await expect(page.getByRole('region', { name: 'Było' })).toBeHidden();
  await button(page, 'Zachowaj mój tekst').click();
  await button(page, 'Zapisz').click();
  await expect(page.getByText('Treść zapisana')).toBeVisible();
  expect(await storedBlocks(page, app, newsId)).toEqual(['<p>Woda od maja</p>']);
});

test('a text whose block somebody deleted is saved as a new one', async ({ app, page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  const { itemIds, textPath, newsId } = await addNewsWithTexts(app, ['<p>Woda</p>']);
  await openText(page, textPath(itemIds[0] ?? ''));
  await typeAtEnd(page, ' od maja');
  await app.db.deleteFrom('contentBlock').execute();
  await button(page, 'Zapisz').click();
  await expect(page.getByRole('alert')).toContainText('Tych danych już nie ma');
  const saving = Promise.withResolvers<void>();
  await page.route('**/add-html-text', async (route) => {
    await saving.promise;
    await route.continue();
  });
  await button(page, 'Zapisz jako nowy blok').click();
  // It leads away: what is typed meanwhile may not go into a text that stays behind.
  await expect(page.getByRole('dialog', { name: 'Proszę czekać…' })).toBeFocused();
  saving.resolve();
  await expect(editor(page)).toHaveText('Woda od maja');
  await expect(page).not.toHaveURL(textPath(itemIds[0] ?? ''));
  expect(await storedBlocks(page, app, newsId)).toEqual(['<p>Woda od maja</p>']);
});

test('a draft given up in another tab stays where it is still being written', async ({
  app,
  page,
  signIn,
  context,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { itemIds, textPath } = await addNewsWithTexts(app, ['<p>Woda</p>']);
  const address = textPath(itemIds[0] ?? '');
  await openText(page, address);
  await typeAtEnd(page, ' od maja');
  await expectDraft(page, 'od maja');
  const tab = await context.newPage();
  await tab.goto(address);
  await button(tab, 'Odrzuć').click();
  await expectDraft(tab, 'od maja');
});
