import { maxHtmlLength } from '@grzadka/contract/content/html-rules';
import { messages } from '@grzadka/contract/core/messages';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import {
  addNewsWithTexts,
  blocks,
  button,
  editor,
  heading,
  openText,
  storedBlocks,
  typeAtEnd,
} from './publishing.ts';

/** Puts HTML on the clipboard of the page and pastes it where the cursor is. */
async function paste(page: Page, html: string): Promise<void> {
  await editor(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

test('the toolbar makes what its buttons say, by mouse and by keyboard', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { itemIds, textPath, newsId } = await addNewsWithTexts(app, ['<p>Woda</p>']);
  await openText(page, textPath(itemIds[0] ?? ''));
  const made: [string, string][] = [
    ['Nagłówek', '<h2>Woda</h2>'],
    ['Śródtytuł', '<h3>Woda</h3>'],
    ['Mały nagłówek', '<h4>Woda</h4>'],
    ['Lista punktowana', '<ul><li><p>Woda</p></li></ul>'],
    ['Lista numerowana', '<ol><li><p>Woda</p></li></ol>'],
    ['Cytat', '<blockquote><p>Woda</p></blockquote>'],
    ['Pogrubienie', '<p><strong>Woda</strong></p>'],
    ['Kursywa', '<p><em>Woda</em></p>'],
    ['Podkreślenie', '<p><u>Woda</u></p>'],
    ['Przekreślenie', '<p><s>Woda</s></p>'],
  ];
  const written = () => editor(page).evaluate((element) => element.innerHTML);
  for (const [name, html] of made) {
    await editor(page).press('ControlOrMeta+a');
    await button(page, name).click();
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
    expect(await written(), name).toBe(html);
    await button(page, 'Wyczyść formatowanie').click();
    expect(await written(), name).toBe('<p>Woda</p>');
  }

  // One stop of the Tab key, arrows within.
  await editor(page).press('Alt+F10');
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(button(page, 'Cofnij')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, 'Odnośnik')).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText(/^Odnośnik \(/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();

  await editor(page).press('ControlOrMeta+a');
  await editor(page).press('ControlOrMeta+b');
  await editor(page).press('Alt+F10');
  await expect(button(page, 'Odnośnik')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Treść zapisana')).toBeVisible();
  expect(await storedBlocks(page, app, newsId)).toEqual(['<p><strong>Woda</strong></p>']);
  await button(page, 'Cofnij').click();
  await expect(page.getByText('Treść zapisana')).toBeHidden();
  await button(page, 'Ponów').click();
});

test('saving stays, committing goes back, leaving unsaved asks', async ({ app, page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  const { path, itemIds, textPath } = await addNewsWithTexts(app, ['<p>Woda</p>']);
  await page.goto(path);
  await page.getByRole('link', { name: 'Edytuj blok 1' }).click();
  await expect(editor(page)).toBeFocused();
  await typeAtEnd(page, ' od maja');
  await expect(page.getByText('Niezapisane')).toBeVisible();
  await button(page, 'Zapisz').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Treść zapisana' })).toBeVisible();
  await expect(page.getByText('Niezapisane')).toBeHidden();
  await expect(page).toHaveURL(textPath(itemIds[0] ?? ''));

  // A second save knows the version that the first one made.
  await typeAtEnd(page, ' do września');
  await button(page, 'Zapisz').click();
  await expect(page.getByText('Treść zapisana')).toBeVisible();

  await page.keyboard.type('!');
  await typeAtEnd(page, '?');
  await button(page, 'Wstecz').click();
  const question = page.getByRole('alertdialog', { name: 'Masz niezapisane zmiany' });
  await question.getByRole('button', { name: 'Zostań' }).click();
  await expect(editor(page)).toContainText('września');
  await button(page, 'Wstecz').click();
  await question.getByRole('button', { name: 'Porzuć zmiany' }).click();
  await expect(blocks(page)).toHaveText([/Woda od maja do września$/]);

  // What was given up is not offered again.
  await page.getByRole('link', { name: 'Edytuj blok 1' }).click();
  await expect(editor(page)).toHaveText('Woda od maja do września');
  await expect(editor(page)).toBeFocused();
  await typeAtEnd(page, '.');
  await editor(page).press('ControlOrMeta+Enter');
  await expect(heading(page, 'Edycja aktualności')).toBeVisible();
  await expect(blocks(page)).toHaveText([/Woda od maja do września\.$/]);
});

test('what is pasted from Word or a web page comes in clean, and is stored as it looks', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { itemIds, textPath, newsId } = await addNewsWithTexts(app, ['<p></p>']);
  await openText(page, textPath(itemIds[0] ?? ''));
  const item = (text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>${text}<o:p></o:p></p>`;
  await paste(
    page,
    `<html><head><style>p.MsoNormal{color:red}</style></head><body>
      <h1 style="color:blue">Zebranie</h1>
      <p class=MsoNormal><b><span style="font-size:20pt">Porządek</span></b> obrad<o:p></o:p></p>
      ${item('wybory')}${item('dyskusja')}
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p><a href="https://rod.example/" style="color:red">strona</a>
      <a href="javascript:alert(1)">zła</a><img src="https://rod.example/x.png"></p></body></html>`,
  );
  await button(page, 'Zapisz').click();
  await expect(page.getByText('Treść zapisana')).toBeVisible();
  expect(await storedBlocks(page, app, newsId)).toEqual([
    '<h2>Zebranie</h2><p><strong>Porządek</strong> obrad</p>' +
      '<ul><li><p>wybory</p></li><li><p>dyskusja</p></li></ul>' +
      '<p><a href="https://rod.example/" rel="noopener noreferrer">strona</a> zła</p>',
  ]);
});

test('what is typed stays as it is typed, also while it is being saved', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { itemIds, textPath, newsId } = await addNewsWithTexts(app, ['<p>Razem:</p>']);
  const saving = Promise.withResolvers<void>();
  // Before the screen is there: what an open one is made to send by a key at once may go past it.
  await page.route('**/update-html-text', async (route) => {
    await saving.promise;
    await route.continue();
  });
  await openText(page, textPath(itemIds[0] ?? ''));
  await typeAtEnd(page, ' 300 m2 * 2 osoby * 1,50 i _imie_');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('status').filter({ hasText: 'Proszę czekać…' })).toBeVisible();
  await page.keyboard.type(' oraz woda');
  saving.resolve();
  await expect(page.getByText('Proszę czekać…')).toBeHidden();
  await expect(page.getByText('Niezapisane')).toBeVisible();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Niezapisane')).toBeHidden();
  expect(await storedBlocks(page, app, newsId)).toEqual([
    '<p>Razem: 300 m2 * 2 osoby * 1,50 i _imie_ oraz woda</p>',
  ]);
});

test('a text may be as long as it is stored, and one longer says so before it is sent', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  // An editor writes each of these blanks as six letters; one is stored.
  const blanks = `<p>${'\u00a0'.repeat(maxHtmlLength / 5)}</p><p>Woda</p>`;
  const full = `<p>${'a'.repeat(maxHtmlLength - '<p></p>'.length)}</p>`;
  const { itemIds, textPath } = await addNewsWithTexts(app, [blanks, full]);
  await openText(page, textPath(itemIds[0] ?? ''));
  await typeAtEnd(page, '.');
  await button(page, 'Zapisz').click();
  await expect(page.getByText('Treść zapisana')).toBeVisible();

  await openText(page, textPath(itemIds[1] ?? ''));
  await typeAtEnd(page, '.');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await button(page, 'Zapisz').click();
  await expect(page.getByText(messages.tooLong(maxHtmlLength))).toBeVisible();
  expect(sent).not.toContain('PUT');
});
