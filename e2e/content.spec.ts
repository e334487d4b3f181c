import { xssCorpus } from '@grzadka/server/test/http/xss-corpus.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
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
  const { path, newsId } = await addNewsWithTexts({ app, page }, paragraphs(4));
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
  await expectAccessible(page);
});

test('a block is deleted after a question, and what goes wrong is told and shown @narrow', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { path, itemIds } = await addNewsWithTexts({ app, page }, paragraphs(3));
  await page.goto(path);
  await button(page, 'Usuń blok 2').click();
  const question = page.getByRole('alertdialog', { name: 'Potwierdź usunięcie zasobu' });
  await expect(question).toContainText('Czy na pewno chcesz usunąć komponent?');
  await expectAccessible(page);
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
  await expect(alert).toContainText('Nie znaleziono zasobu.');
  await expect(blocks(page)).toHaveText([/Blok 1\./]);
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Zamknij' }).click();
  await expect(alert).toBeHidden();

  await button(page, 'Usuń blok 1').click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Brak treści')).toBeVisible();
  await expect(button(page, 'Dodaj')).toBeFocused();
});

test('two browsers moving, adding and deleting at once lose and double nothing', async ({
  app,
  page,
  signIn,
  otherBrowser,
}) => {
  const { userLoginId } = await signIn('ROLE_EMPLOYEE');
  const { path, newsId } = await addNewsWithTexts({ app, page }, paragraphs(8));
  const other = await otherBrowser(userLoginId);
  for (const browser of [page, other]) {
    await browser.goto(path);
    await expect(blocks(browser)).toHaveCount(8);
  }
  const moveDown = async (browser: Page) => {
    for (let position = 1; position <= 5; position += 1) {
      await button(browser, `Przenieś blok ${position} niżej`).click();
    }
  };
  const moveUp = async (browser: Page) => {
    for (let position = 8; position >= 4; position -= 1) {
      await button(browser, `Przenieś blok ${position} wyżej`).click();
    }
  };
  const add = async (browser: Page) => {
    await button(browser, 'Dodaj').click();
    await button(browser, 'Tekst').click();
    await expect(heading(browser, 'Edycja tekstu')).toBeVisible();
    await button(browser, 'Wstecz').click();
    await expect(heading(browser, 'Edycja aktualności')).toBeVisible();
  };
  const removeFirst = async (browser: Page) => {
    const [first] = await blocks(browser).allTextContents();
    await button(browser, 'Usuń blok 1').click();
    await browser.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(browser.getByRole('alertdialog')).toBeHidden();
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

test('two hundred blocks stay usable @narrow', async ({ app, page, signIn, isMobile }) => {
  await signIn('ROLE_EMPLOYEE');
  const html = `<h2>Punkt</h2>${'<p>Zarząd przypomina o obowiązku odczytu wodomierzy.</p>'.repeat(6)}`;
  const { path } = await addNewsWithTexts(
    { app, page },
    Array.from({ length: 200 }, () => html),
  );
  await page.goto(path);
  await expect(blocks(page)).toHaveCount(200);
  await button(page, 'Przenieś blok 200 wyżej').click();
  await expect(button(page, 'Przenieś blok 199 wyżej')).toBeFocused();
  await expect(button(page, 'Przenieś blok 199 wyżej')).toBeInViewport();
  await expectNoSidewaysScroll(page);

  // Who comes back from a block finds themselves at that block.
  await editLink(page, 150).click();
  await expect(heading(page, 'Edycja tekstu')).toBeVisible();
  await button(page, 'Wstecz').click();
  await expect(editLink(page, 150)).toBeFocused();
  await expect(editLink(page, 150)).toBeInViewport();
  if (!isMobile) await expectAccessible(page);
});

test('hostile texts are shown harmless wherever they are shown', async ({
  app,
  context,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const page = await context.newPage();
  const { path, itemIds, textPath } = await addNewsWithTexts({ app, page }, xssCorpus);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.origin)) requested.push(request.url());
  });
  const attacks: string[] = [];
  await page.exposeFunction('attack', () => attacks.push(page.url()));
  await page.goto(path);
  await expect(blocks(page)).toHaveCount(xssCorpus.length);
  await page.goto(`${path}/podglad`);
  await expect(page.getByRole('article')).toBeVisible();
  for (const id of itemIds.slice(0, 10)) {
    await page.goto(textPath(id));
    await expect(page.getByRole('textbox', { name: 'Treść bloku' })).toBeVisible();
  }
  expect({ attacks, requested }).toEqual({ attacks: [], requested: [] });
});
