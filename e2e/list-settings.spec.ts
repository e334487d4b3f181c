import { expect, test } from './fixtures.ts';
import {
  addGardens,
  detailsOf,
  firstRow,
  gardensPath,
  listQuery,
  noteListCalls,
  row,
  searchBox,
} from './garden-list.ts';
import { inLongRun } from './long-run.ts';

test('a search waits a second for further keys and then loads once, from the start; Enter searches at once', {
  tag: inLongRun,
}, async ({ app, otherBrowser, signIn }) => {
  await addGardens(app.db, 12);
  const { userLoginId } = await signIn('ROLE_EMPLOYEE');
  // Its clock is no other test's.
  const page = await otherBrowser(userLoginId);
  await page.clock.install();
  await page.goto(gardensPath);
  await expect(page.getByText('Znaleziono: 12')).toBeVisible();
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click();
  await expect(searchBox(page)).toBeFocused();
  await page.clock.pauseAt(new Date(Date.now() + 60 * 60 * 1000));
  const calls = noteListCalls(page);

  await searchBox(page).pressSequentially('DZIALKA 1');
  await page.clock.runFor(999);
  // A list call begun by now would be noted before this one is answered.
  await page.evaluate(async () => (await fetch('/api/session/info')).text());
  expect(calls).toEqual([]);
  const call = page.waitForRequest((request) => listQuery(request) !== undefined);
  await page.clock.runFor(1);
  await call;

  const callAtOnce = page.waitForRequest((request) => listQuery(request)?.get('phrase') === '3');
  await searchBox(page).fill('3');
  await searchBox(page).press('Enter');
  await callAtOnce;
  expect(calls.map((query) => [query.get('phrase'), query.get('offset')])).toEqual([
    ['DZIALKA 1', '0'],
    ['3', '0'],
  ]);
  await page.clock.resume();
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();
});

test('who goes on to the rows before the answer is there lands in its first row', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  await addGardens(app.db, 9);
  await signIn('ROLE_EMPLOYEE');
  await page.goto(gardensPath);
  await expect(firstRow(page)).toBeVisible();
  let answer: () => Promise<void> = async () => {};
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/garden?*phrase=7*', (route) => {
    answer = () => route.continue();
    asked.resolve();
  });
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click();
  await searchBox(page).fill('7');
  await searchBox(page).press('ArrowDown');
  await asked.promise;
  await expect(searchBox(page)).toBeFocused();
  await answer();
  await expect(detailsOf(page, 'Działka 7')).toBeFocused();
});

test('only the answer to the latest settings is shown, however late an earlier one comes', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  await addGardens(app.db, 9);
  await signIn('ROLE_EMPLOYEE');
  await page.goto(gardensPath);
  await expect(firstRow(page)).toBeVisible();
  let answerEarlier: () => Promise<void> = async () => {};
  await page.route('**/api/garden?*phrase=7*', (route) => {
    answerEarlier = () => route.continue();
  });

  await page.getByRole('button', { name: 'Szukaj', exact: true }).click();
  const earlier = page.waitForRequest((request) => listQuery(request)?.get('phrase') === '7');
  await searchBox(page).fill('7');
  await searchBox(page).press('Enter');
  await earlier;
  await searchBox(page).fill('8');
  await searchBox(page).press('Enter');
  await expect(row(page, 'Działka 8')).toBeVisible();
  // The call that was overtaken is cancelled, so that its answer has nowhere to arrive.
  await answerEarlier().catch(() => {});
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();
  await expect(row(page, 'Działka 8')).toBeVisible();
  await expect(row(page, 'Działka 7')).toBeHidden();
});

test('the settings stand in the address, which a sent link restores', async ({
  app,
  context,
  page,
  signIn,
}) => {
  await addGardens(app.db, 20);
  await signIn('ROLE_EMPLOYEE');
  await page.goto(gardensPath);
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click();
  await searchBox(page).fill('działka 1');
  await page.getByRole('button', { name: /ustawienia listy/ }).click();
  const settings = page.getByRole('dialog', { name: 'Ustawienia listy' });
  await settings.getByRole('radio', { name: 'Sektor 1' }).check();
  await settings.getByRole('tab', { name: 'Sortowanie' }).click();
  await settings.getByRole('radio', { name: 'Malejąco' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Znaleziono: 6')).toBeVisible();
  await expect(firstRow(page)).toContainText('Działka 19');

  // As after a reload, and without what a tab remembers.
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(searchBox(colleague)).toHaveValue('działka 1');
  await expect(colleague.getByText('Znaleziono: 6')).toBeVisible();
  await expect(firstRow(colleague)).toContainText('Działka 19');
  await expect(
    colleague.getByRole('button', { name: 'Wyłącz filtr: Sektor: Sektor 1' }),
  ).toBeVisible();
});

test('filters are shown as chips, counted, switched off one by one and restored', async ({
  app,
  page,
  signIn,
}) => {
  await addGardens(app.db, 5);
  await signIn('ROLE_EMPLOYEE');
  await page.goto(gardensPath);
  await page.getByRole('button', { name: 'Filtry i ustawienia listy', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'Ustawienia listy' });
  await expect(settings.getByRole('heading', { name: 'Dostępne filtry' })).toBeVisible();
  await expect(settings.getByRole('tab', { name: 'Opcje' })).toBeHidden();
  await expect(
    settings.getByRole('button', { name: 'Przywróć ustawienia początkowe' }),
  ).toBeDisabled();
  await settings.getByRole('radio', { name: 'Sektor 2' }).check();
  await settings.getByRole('tab', { name: 'Sortowanie' }).click();
  await expect(settings.getByRole('heading', { name: 'Sortuj według' })).toBeVisible();
  await expect(settings.getByRole('heading', { name: 'Kierunek sortowania' })).toBeVisible();
  await settings.getByRole('button', { name: 'Zamknij ustawienia listy' }).click();

  await expect(page.getByText('Znaleziono: 2')).toBeVisible();
  const settingsButton = page.getByRole('button', {
    name: 'Filtry i ustawienia listy (aktywne filtry: 1)',
  });
  await expect(settingsButton).toBeVisible();
  await page.getByRole('button', { name: 'Wyłącz filtr: Sektor: Sektor 2' }).click();
  await expect(page.getByText('Znaleziono: 5')).toBeVisible();
  await expect(settingsButton).toBeHidden();
  await expect(page).toHaveURL(/\/dzialki$/);

  await page.getByRole('button', { name: 'Filtry i ustawienia listy', exact: true }).click();
  await settings.getByRole('tab', { name: 'Filtry' }).click();
  await settings.getByRole('radio', { name: 'Sektor 2' }).check();
  await settings.getByRole('button', { name: 'Przywróć ustawienia początkowe' }).click();
  await expect(settings.getByRole('radio', { name: 'Wszystkie' })).toBeChecked();
  await expect(page).toHaveURL(/\/dzialki$/);
});
