import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { addNewsWithTexts, blocks, button, heading, storedBlocks } from './publishing.ts';

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>Blok ${index + 1}.</p>`);

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
  await expect(page.getByRole('link', { name: 'Edytuj blok 2' })).toBeFocused();

  // Somebody else was quicker: the failure is shown, and the content is read again all the same.
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

test('what is moved, added and deleted beside somebody else is neither lost nor doubled', {
  tag: inLongRun,
}, async ({ app, otherSession, page, signIn }) => {
  const { userLoginId } = await signIn('ROLE_EMPLOYEE');
  const { path, newsId, itemIds } = await addNewsWithTexts(app, paragraphs(8));
  const other = await otherSession(userLoginId);
  const [doomed] = itemIds;
  const itemPath = (id = '') => `/api/news/${newsId}/content/item/${id}`;
  const moveUpElsewhere = async () => {
    for (const id of itemIds.slice(3).toReversed()) {
      await expect(await other.put(`${itemPath(id)}/move-up`)).toBeOK();
    }
  };
  const moveDown = async () => {
    for (let position = 1; position <= 5; position += 1) {
      await button(page, `Przenieś blok ${position} niżej`).click();
    }
  };
  await page.goto(path);
  await expect(blocks(page)).toHaveCount(8);
  await Promise.all([moveDown(), moveUpElsewhere()]);

  const adding = other.post(newsEndpoints.addHtmlText.path, { data: { newsId, html: '<p>X</p>' } });
  await button(page, 'Dodaj').click();
  await button(page, 'Tekst').click();
  await expect(await adding).toBeOK();
  await expect(heading(page, 'Edycja tekstu')).toBeVisible();
  await button(page, 'Wstecz').click();
  await expect(heading(page, 'Edycja aktualności')).toBeVisible();

  await expect(await other.delete(itemPath(doomed))).toBeOK();
  await Promise.all([moveDown(), moveUpElsewhere()]);
  const expected = [...paragraphs(8).slice(1), '<p>Wprowadź treść</p>', '<p>X</p>'].toSorted();
  await expect
    .poll(async () => (await storedBlocks(page, app, newsId)).toSorted())
    .toEqual(expected);
  const stored = await storedBlocks(page, app, newsId);
  await page.reload();
  await expect(blocks(page)).toHaveText(
    stored.map((html) => new RegExp(`${html.replaceAll(/<\/?p>/g, '')}$`)),
  );
});

test('two hundred blocks stay usable', { tag: inLongRun }, async ({ app, page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  const html = `<h2>Punkt</h2>${'<p>Zarząd przypomina o obowiązku odczytu wodomierzy.</p>'.repeat(6)}`;
  const { path } = await addNewsWithTexts(
    app,
    Array.from({ length: 200 }, () => html),
  );
  await page.goto(path);
  await expect(blocks(page)).toHaveCount(200);
  // Looked for within their block: to name a thousand buttons takes longer than all else.
  const within = (position: number) => blocks(page).nth(position - 1);
  await within(200).getByRole('button', { name: 'Przenieś blok 200 wyżej' }).click();
  const moved = within(199).getByRole('button', { name: 'Przenieś blok 199 wyżej' });
  await expect(moved).toBeFocused();
  await expect(moved).toBeInViewport();

  // Who comes back from a block finds themselves at that block.
  const edit = within(150).getByRole('link', { name: 'Edytuj blok 150' });
  await edit.click();
  await expect(heading(page, 'Edycja tekstu')).toBeVisible();
  await button(page, 'Wstecz').click();
  await expect(edit).toBeFocused();
  await expect(edit).toBeInViewport();

  // Of blocks out of sight the browser keeps the width; in a narrower window none sticks out.
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(320);
});
