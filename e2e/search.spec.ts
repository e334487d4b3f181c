import { addAccount, postDebt } from '@grzadka/server/test/ledger.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun, some } from './long-run.ts';
import { countKeys } from './presses.ts';
import { phone } from './windows.ts';

const addDebtor = async ({ db }: ServedApp) => {
  const account = await addAccount(db, { name: '210', lastName: 'Żądło' });
  await postDebt(db, {
    account: account.id,
    day: '2026-01-01',
    description: 'Opłata ogrodowa 2026',
    parts: [{ dueOn: '2026-01-31', amount: 2_158_69 }],
  });
  return account;
};

/** Screens of every kind, a form among them that is covered while it is read. */
const screens = ['/', '/liczniki', '/nowa-dzialka', '/system/sektory', '/twoje-dane'];

const field = (page: Page) => page.getByRole('combobox', { name: 'Szukaj wszędzie' });
const owed = /Żądło Jan · do zapłaty 2158,69\szł/;

test.describe('in a wide window', () => {
  test('what a plot owes and why is two keys away from any screen, beyond its name', async ({
    app,
    page,
    signIn,
  }) => {
    const { reference } = await addDebtor(app);
    await signIn('ROLE_TREASURER');
    for (const address of some(screens, 2)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const keys = await countKeys(page);
      await page.keyboard.press('ControlOrMeta+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('210');
      await expect(page.getByRole('option').first()).toContainText(owed);
      await page.keyboard.press('Alt+k');
      await expect(page.getByRole('main')).toContainText(reference);
      await expect(page.getByRole('main')).toContainText('Opłata ogrodowa 2026');
      expect(await keys(), address).toBe('210'.length + 2);
    }
  });

  test('a list keeps its own key, and Escape gives the focus back', { tag: inLongRun }, async ({
    app,
    page,
    signIn,
  }) => {
    await addDebtor(app);
    await signIn('ROLE_EMPLOYEE');
    await page.goto('/dzialki');
    await expect(page.getByRole('row', { name: /210/ }).or(page.getByText('210'))).toBeVisible();
    await page.keyboard.press('/');
    const ofList = page.getByRole('textbox', { name: 'Szukaj działki' });
    await expect(ofList).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await field(page).fill('210');
    await expect(page.getByRole('option').first()).toContainText('Żądło Jan');
    // An employee may not know it.
    await expect(page.getByRole('dialog')).not.toContainText('zapłaty');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(ofList).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('its icon opens a whole screen with the field in focus, and a plot leads to its account', async ({
    app,
    page,
    signIn,
  }) => {
    const { reference } = await addDebtor(app);
    await signIn('ROLE_TREASURER');
    await page.goto('/dzialki');
    await page.getByRole('button', { name: 'Szukaj wszędzie' }).tap();
    await expect(field(page)).toBeFocused();
    const panel = await page.getByRole('dialog').boundingBox();
    expect(panel).toMatchObject({ x: 0, y: 0, ...phone.viewport });
    await page.keyboard.type('dz. 210');
    await expect(page.getByRole('option').first()).toContainText(owed);
    await page.getByRole('button', { name: 'Konto rozliczeniowe' }).tap();
    await expect(page.getByRole('main')).toContainText(reference);

    // What was opened is there the next time, until the person signs out.
    await page.getByRole('button', { name: 'Szukaj wszędzie' }).tap();
    await expect(page.getByRole('option')).toHaveText(/Działka 210/);
    await page.getByRole('button', { name: 'Zamknij' }).tap();
    await page.getByRole('button', { name: 'Menu użytkownika' }).tap();
    await page.getByRole('button', { name: 'Wyloguj' }).tap();
    await expect(page.getByLabel('Nazwa użytkownika')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
