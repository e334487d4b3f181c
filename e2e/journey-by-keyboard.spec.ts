import { addGarden, addMeter } from '@grzadka/server/test/factories.ts';
import { picture } from '@grzadka/server/test/test-images.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button, heading, row } from './publishing.ts';
import { dateField } from './type-day.ts';

/** More elements than any screen of the journey has to be passed by on the way to another. */
const longestWay = 60;

/** Goes on by Tab, or back by Shift+Tab, until an element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  // Found once: to look for it by its role after each key takes longer than the key.
  const element = await target.evaluateHandle((found) => found);
  const isReached = () => element.evaluate((found) => found.contains(document.activeElement));
  for (let passed = 0; passed < longestWay && !(await isReached()); passed += 1) {
    await page.keyboard.press(key);
  }
  expect(await isReached(), `${key} leads to ${target.toString()}`).toBe(true);
}

/** Opens a screen from the main menu, which lies before what the screen itself has. */
async function followMenu(page: Page, label: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  await tabTo(page, menu.getByRole('link', { name: label, exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, label)).toBeFocused();
}

test('by keyboard alone a meter is read, a notice pinned with a photo, a plot holder taken in', async ({
  app,
  context,
  page,
  signIn,
}) => {
  await addMeter(app.db, { name: 'Wodomierz 7' });
  await addMeter(app.db, { name: 'Wodomierz 8' });
  await addGarden(app.db, { name: 'Łąkowa 12A' });
  await addGarden(app.db, { name: 'Polna 3' });
  const { keyboard } = page;
  const { loginId, password } = await signIn('ROLE_TREASURER');
  await context.clearCookies();

  await test.step('sign in', async () => {
    await page.goto('/');
    await expect(page.getByLabel('Nazwa użytkownika')).toBeFocused();
    await keyboard.type(loginId);
    await keyboard.press('Tab');
    await keyboard.type(password);
    await keyboard.press('Enter');
    await expect(heading(page, 'Strona główna')).toBeVisible();
  });

  await test.step('find a meter, read it, and be back at the search', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Liczniki', exact: true }));
    await keyboard.press('Enter');
    await expect(heading(page, 'Liczniki')).toBeFocused();
    await keyboard.press('/');
    const search = page.getByRole('textbox', { name: 'Szukaj licznika' });
    await expect(search).toBeFocused();
    await keyboard.type('wodomierz 7');
    await keyboard.press('ArrowDown');
    const read = page.getByRole('link', { name: 'Dodaj pomiar: Wodomierz 7' });
    await expect(read).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Wartość licznika' })).toBeFocused();
    await keyboard.type('12,5');
    await keyboard.press('ControlOrMeta+s');
    await expect(row(page, 'Wodomierz 7')).toContainText('12,5');
    await expect(search).toBeFocused();
  });

  await test.step('write a notice with a photo, publish and pin it', async () => {
    await followMenu(page, 'Ogłoszenia');
    await tabTo(page, button(page, 'Dodaj wpis'));
    await keyboard.press('Enter');
    await expect(page.getByLabel('Tytuł')).toBeFocused();
    await keyboard.type('Przerwa w dostawie wody');
    for (const label of ['Publikacja od', 'Przypięcie od']) {
      await tabTo(page, dateField(page, label, true));
      await keyboard.type('010520260800');
    }
    await tabTo(page, button(page, 'Dodaj'));
    await keyboard.press('Enter');
    await expect(button(page, 'Tekst')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    // Waited for before the page is asked again: a key overtakes what else reaches it in the same moment.
    const chooser = page.waitForEvent('filechooser');
    await expect(page.getByLabel('Wybierz plik')).toBeFocused();
    await keyboard.press('Enter');
    const photo = await picture().png().toBuffer();
    await (await chooser).setFiles({ name: 'studnia.png', mimeType: 'image/png', buffer: photo });
    await tabTo(page, page.getByLabel('Tekst alternatywny'));
    await keyboard.type('Studnia');
    await keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('link', { name: 'Edytuj blok 1' })).toBeFocused();
    await keyboard.press('ControlOrMeta+s');
    await expect(row(page, 'Przerwa w dostawie wody')).toContainText('Widoczne Przypięte');
    await expect(page.getByRole('link', { name: 'Edytuj: Przerwa w dostawie wody' })).toBeFocused();
  });

  await test.step('take in a plot holder', async () => {
    await followMenu(page, 'Podmioty');
    await tabTo(page, button(page, 'Dodaj podmiot'));
    await keyboard.press('Enter');
    await expect(page.getByLabel('Imię')).toBeFocused();
    await keyboard.type('Żaneta');
    await keyboard.press('Tab');
    await keyboard.type('Źdźbło');
    await keyboard.press('ControlOrMeta+s');
    const details = page.getByRole('link', { name: 'Szczegóły: Źdźbło Żaneta' });
    await expect(details).toBeFocused();
    await keyboard.press('Enter');
    await expect(heading(page, 'Szczegóły podmiotu')).toBeFocused();
    await tabTo(page, button(page, 'Przypisz działkę'));
    await keyboard.press('Enter');
    const garden = page.getByRole('combobox', { name: 'Działka' });
    await expect(garden).toBeFocused();
    await keyboard.type('łąkowa');
    await expect(page.getByRole('option')).toHaveText([/^Łąkowa 12A/]);
    // Enter takes what is pointed at, which is so a moment after it can be seen.
    await expect(garden).toHaveAttribute('aria-activedescendant');
    await keyboard.press('Enter');
    await keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Łąkowa 12A' })).toBeVisible();
  });
});
