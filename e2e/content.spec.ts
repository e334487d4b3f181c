import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addNewsWithTexts, blocks, button, heading, storedBlocks } from './publishing.ts';

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>Blok ${index + 1}.</p>`);

const editLink = (page: Page, position: number) =>
  page.getByRole('link', { name: `Edytuj blok ${position}`, exact: true });

test('blocks are moved by the keyboard alone, the focus staying on the block', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { path, newsId } = await addNewsWithTexts(app, paragraphs(4));
  await page.goto(path);
  await expect(blocks(page)).toHaveCount(4);
  await button(page, 'Przenieś blok 4 wyżej').focus();
  for (const position of [3, 2, 1]) {
    await page.keyboard.press('Enter');
    await expect(button(page, `Przenieś blok ${position} wyżej`)).toBeFocused();
    await expect(page.getByText(`Blok przeniesiony: ${position} z 4`)).toBeAttached();
  }
  await expect(blocks(page).first()).toContainText('Blok 4.');
  // At the end there is nothing to do, and nowhere for the focus to go.
  await page.keyboard.press('Enter');
  await expect(button(page, 'Przenieś blok 1 wyżej')).toBeFocused();
  await expect(button(page, 'Przenieś blok 1 wyżej')).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Przenieś blok 2 niżej')).toBeFocused();
  await expect(blocks(page).nth(1)).toContainText('Blok 4.');

  await expect
    .poll(() => storedBlocks(page, app, newsId))
    .toEqual(['<p>Blok 1.</p>', '<p>Blok 4.</p>', '<p>Blok 2.</p>', '<p>Blok 3.</p>']);
});

test('a block is deleted after a question, and what goes wrong is told and shown', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { path, itemIds } = await addNewsWithTexts(app, paragraphs(3));
  await page.goto(path);
  await button(page, 'Usuń blok 2').click();
  const question = page.getByRole('alertdialog', { name: 'Potwierdź usunięcie zasobu' });
  await expect(question).toContainText('Czy na pewno chcesz usunąć komponent?');
  await question.getByRole('button', { name: 'Anuluj' }).click();
  await expect(blocks(page)).toHaveCount(3);

  await button(page, 'Usuń blok 2').click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(blocks(page)).toHaveText([/Blok 1\./, /Blok 3\./]);
  await expect(editLink(page, 2)).toBeFocused();

  // Somebody else was quicker: the failure is told, and the content is read again all the same.
  await app.db
    .deleteFrom('contentBlock')
    .where('id', '=', itemIds[2] ?? '')
    .execute();
  await button(page, 'Usuń blok 2').click();
  await question.getByRole('button', { name: 'OK' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Tych danych już nie ma');
  await expect(blocks(page)).toHaveText([/Blok 1\./]);
  await alert.getByRole('button', { name: 'Zamknij' }).click();
  await expect(alert).toBeHidden();

  await button(page, 'Usuń blok 1').click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Brak treści')).toBeVisible();
  await expect(button(page, 'Dodaj')).toBeFocused();
});

test('two windows moving, adding and deleting at once lose and double nothing', async ({
  app,
  otherBrowser,
  page,
  signIn,
}) => {
  const { userLoginId } = await signIn('ROLE_EMPLOYEE');
  const { path, newsId } = await addNewsWithTexts(app, paragraphs(8));
  // A second window of the same browser would lie behind the first, and draw once a second.
  const other = await otherBrowser(userLoginId);
  for (const window of [page, other]) {
    await window.goto(path);
    await expect(blocks(window)).toHaveCount(8);
  }
  const moveDown = async (window: Page) => {
    for (let position = 1; position <= 5; position += 1) {
      await button(window, `Przenieś blok ${position} niżej`).click();
    }
  };
  const moveUp = async (window: Page) => {
    for (let position = 8; position >= 4; position -= 1) {
      await button(window, `Przenieś blok ${position} wyżej`).click();
    }
  };
  const add = async (window: Page) => {
    await button(window, 'Dodaj').click();
    await button(window, 'Tekst').click();
    await expect(heading(window, 'Edycja tekstu')).toBeVisible();
    await button(window, 'Wstecz').click();
    await expect(heading(window, 'Edycja aktualności')).toBeVisible();
  };
  const removeFirst = async (window: Page) => {
    const [first] = await blocks(window).allTextContents();
    await button(window, 'Usuń blok 1').click();
    await window.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(window.getByRole('alertdialog')).toBeHidden();
    return /Blok \d\./.exec(first ?? '')?.[0];
  };
  await Promise.all([moveDown(page), moveUp(other)]);
  await Promise.all([add(page), add(other)]);
  const removed = await removeFirst(other);
  await Promise.all([moveUp(other), moveDown(page)]);

  const expected = [...paragraphs(8), '<p>Wprowadź treść</p>', '<p>Wprowadź treść</p>']
    .filter((html) => html !== `<p>${removed}</p>`)
    .toSorted();
  await expect
    .poll(async () => (await storedBlocks(page, app, newsId)).toSorted())
    .toEqual(expected);
  await page.reload();
  await other.reload();
  await expect(blocks(page)).toHaveCount(9);
  await expect(blocks(other)).toHaveText(await blocks(page).allTextContents());
});

test('two hundred blocks stay usable', async ({ app, page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  const html = `<h2>Punkt</h2>${'<p>Zarząd przypomina o obowiązku odczytu wodomierzy.</p>'.repeat(6)}`;
  const { path } = await addNewsWithTexts(
    app,
    Array.from({ length: 200 }, () => html),
  );
  await page.goto(path);
  await expect(blocks(page)).toHaveCount(200);
  await button(page, 'Przenieś blok 200 wyżej').click();
  await expect(button(page, 'Przenieś blok 199 wyżej')).toBeFocused();
  await expect(button(page, 'Przenieś blok 199 wyżej')).toBeInViewport();

  // Who comes back from a block finds themselves at that block.
  await editLink(page, 150).click();
  await expect(heading(page, 'Edycja tekstu')).toBeVisible();
  await button(page, 'Wstecz').click();
  await expect(editLink(page, 150)).toBeFocused();
  await expect(editLink(page, 150)).toBeInViewport();

  // Of blocks out of sight the browser keeps the width; in a narrower window none sticks out.
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(320);
});
