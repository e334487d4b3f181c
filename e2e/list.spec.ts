import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  addGardens,
  detailsOf,
  firstRow,
  gardensPath,
  noteListCalls,
  row,
  searchBox,
} from './garden-list.ts';
import { inLongRun } from './long-run.ts';
import { phone } from './windows.ts';

/** Scrolls the list by turning the wheel over it. */
async function scrollRows(page: Page, pixels: number): Promise<void> {
  await firstRow(page).hover();
  await page.mouse.wheel(0, pixels);
}

test('a list is taken along as a file, by keyboard alone', async ({ app, page, signIn }) => {
  await addGardens(app.db, 3);
  await signIn('ROLE_EMPLOYEE');
  await page.goto(`${gardensPath}?sort-direction=desc`);
  await expect(page.getByText('Znaleziono: 3')).toBeVisible();
  const button = page.getByRole('button', { name: 'Pobierz listę' });
  await button.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Arkusz Excel (.xlsx)' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^dzialki-\d{4}-\d\d-\d\d\.csv$/);
  const names = (await readFile(await download.path(), 'utf8')).match(/Działka \d/g);
  expect(names).toEqual(['Działka 3', 'Działka 2', 'Działka 1']);
  await expect(button).toBeFocused();
});

test('a list is printed with all that is loaded, and without what can be pressed', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  await addGardens(app.db, 110);
  await signIn('ROLE_EMPLOYEE');
  await page.goto(gardensPath);
  await expect(page.getByText('Znaleziono: 110')).toBeVisible();
  await expect(firstRow(page)).toBeVisible();
  const buttons = page.getByRole('button').filter({ visible: true });
  expect(await buttons.count()).toBeGreaterThan(0);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const rows = page.getByRole('list', { name: 'Działki' }).getByRole('listitem');
  await expect(rows).toHaveCount(100);
  await expect(page.getByText(/^Na wydruku: 100 z 110\./)).toBeVisible();
  await expect(buttons).toHaveCount(0);
  const tops = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(100);

  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rows.count()).toBeLessThan(100);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('scrolling loads the rest page by page and says where the list ends', async ({
    app,
    page,
    signIn,
  }) => {
    await addGardens(app.db, 230);
    await signIn('ROLE_EMPLOYEE');
    const calls = noteListCalls(page);
    await page.goto(gardensPath);
    await expect(page.getByText('Znaleziono: 230')).toBeVisible();
    await expect(firstRow(page)).toHaveAttribute('aria-setsize', '230');
    const offsets = () => calls.map((query) => query.get('offset'));
    expect(offsets()).toEqual(['0']);

    await detailsOf(page, 'Działka 1').press('End');
    await expect(detailsOf(page, 'Działka 100')).toBeFocused();
    await expect.poll(offsets).toEqual(['0', '100']);
    await expect(row(page, 'Działka 101')).toBeAttached();
    await page.keyboard.press('End');
    await expect.poll(offsets).toEqual(['0', '100', '200']);
    await expect(row(page, 'Działka 201')).toBeAttached();
    await page.keyboard.press('End');
    await expect(detailsOf(page, 'Działka 230')).toBeFocused();
    await expect(page.getByText('To już koniec listy')).toBeVisible();
    // Of many rows only those in view exist.
    expect(await page.getByRole('listitem').count()).toBeLessThan(60);
    expect(offsets()).toEqual(['0', '100', '200']);
  });
});

test('the keyboard leads from the search box through the rows, and never loses the focus', async ({
  app,
  page,
  signIn,
}) => {
  await addGardens(app.db, 100);
  await signIn('ROLE_EMPLOYEE');
  await page.goto(gardensPath);
  await expect(firstRow(page)).toBeVisible();
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click();
  await searchBox(page).press('ArrowDown');
  await expect(detailsOf(page, 'Działka 1')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(detailsOf(page, 'Działka 2')).toBeFocused();
  await page.keyboard.press('End');
  await expect(detailsOf(page, 'Działka 100')).toBeFocused();
  await scrollRows(page, -100_000);
  await expect(row(page, 'Działka 1')).toBeInViewport();
  await expect(detailsOf(page, 'Działka 100')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(detailsOf(page, 'Działka 99')).toBeFocused();
  await expect(row(page, 'Działka 99')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(detailsOf(page, 'Działka 1')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(searchBox(page)).toBeFocused();
});

test('coming back finds the rows and the place; the menu starts the list anew', async ({
  app,
  page,
  signIn,
}) => {
  await addGardens(app.db, 150);
  await signIn('ROLE_EMPLOYEE');
  const calls = noteListCalls(page);
  await page.goto(gardensPath);
  await detailsOf(page, 'Działka 1').press('End');
  await expect(row(page, 'Działka 101')).toBeAttached();
  await page.keyboard.press('End');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Szczegóły działki' })).toBeVisible();
  const left = calls.length;
  await page.goBack();
  const used = page.getByRole('link', { name: /^Szczegóły: Działka 14\d$/ });
  await expect(used.and(page.locator(':focus'))).toBeInViewport();
  expect(calls).toHaveLength(left);

  await page.getByRole('link', { name: 'Działki', exact: true }).click();
  await expect(row(page, 'Działka 1')).toBeInViewport();
  expect(calls).toHaveLength(left + 1);
  expect(calls.at(-1)?.get('offset')).toBe('0');
});

test('rows stay when a further page fails, and the page can be asked for again', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  await addGardens(app.db, 120);
  await signIn('ROLE_EMPLOYEE');
  // Before the screen is there: what an open one is made to send by a key at once may go past it.
  await page.route('**/api/garden?*offset=100*', (route) => route.abort());
  await page.goto(gardensPath);
  await expect(firstRow(page)).toBeVisible();
  await detailsOf(page, 'Działka 1').press('End');
  await expect(page.getByText(/Nie udało się wczytać kolejnych pozycji/)).toBeVisible();
  await expect(row(page, 'Działka 100')).toBeVisible();
  await page.unroute('**/api/garden?*offset=100*');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(row(page, 'Działka 101')).toBeAttached();
});
