import { addGarden, addMeter } from '@grzadka/server/test/factories.ts';
import { picture } from '@grzadka/server/test/test-images.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { countPresses } from './presses.ts';
import { blocks, button, editor, heading, row } from './publishing.ts';
import { phone } from './windows.ts';

test.use(phone);

/** Opens a screen from the main menu of a phone. */
async function followMenu(page: Page, label: string): Promise<void> {
  await button(page, 'Otwórz menu').tap();
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  await menu.getByRole('link', { name: label, exact: true }).tap();
  await expect(heading(page, label)).toBeVisible();
}

test('by finger alone a meter is read, a notice pinned with a photo, a plot holder taken in', async ({
  app,
  context,
  page,
  signIn,
}) => {
  await addMeter(app.db, { name: 'Wodomierz 7' });
  await addMeter(app.db, { name: 'Wodomierz 8' });
  await addGarden(app.db, { name: 'Łąkowa 12A' });
  await addGarden(app.db, { name: 'Polna 3' });
  const { loginId, password } = await signIn('ROLE_TREASURER');
  await context.clearCookies();

  /** Taps a field and types, as on the keyboard that comes up. */
  const typeInto = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    await field.tap();
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };

  await test.step('sign in', async () => {
    await page.goto('/');
    await typeInto('Nazwa użytkownika', loginId);
    await typeInto('Hasło', password);
    await button(page, 'Zaloguj').tap();
    await expect(heading(page, 'Strona główna')).toBeVisible();
  });

  await test.step('find a meter and read it', async () => {
    await followMenu(page, 'Liczniki');
    await button(page, 'Szukaj').tap();
    await expect(page.getByRole('textbox', { name: 'Szukaj licznika' })).toBeFocused();
    await page.keyboard.type('wodomierz 7');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Znaleziono: 1')).toBeVisible();
    await page.getByRole('link', { name: 'Dodaj pomiar: Wodomierz 7' }).tap();
    await expect(page.getByLabel('Wartość licznika')).toBeFocused();
    await page.keyboard.type('12,5');
    await button(page, 'Zapisz').tap();
    await expect(row(page, 'Wodomierz 7')).toContainText('12,5');
  });

  await test.step('write a notice with a photo, publish and pin it', async () => {
    const presses = await countPresses(page);
    await followMenu(page, 'Ogłoszenia');
    await button(page, 'Dodaj wpis').tap();
    await expect(page.getByLabel('Tytuł')).toBeFocused();
    await page.keyboard.type('Przerwa w dostawie wody');
    await button(page, 'Dodaj').tap();
    await button(page, 'Tekst').tap();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('W sobotę nie będzie wody.');
    await button(page, 'Zapisz i wróć').tap();
    await expect(blocks(page)).toHaveText([/W sobotę nie będzie wody\./]);
    await button(page, 'Dodaj').tap();
    await button(page, 'Obraz').tap();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByLabel('Wybierz plik').tap(),
    ]);
    const photo = await picture().png().toBuffer();
    await chooser.setFiles({ name: 'studnia.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByLabel('Opis obrazu (tekst alternatywny)')).toBeFocused();
    await page.keyboard.type('Studnia');
    await button(page, 'Dodaj obraz').tap();
    await expect(blocks(page)).toHaveCount(2);

    await button(page, 'Przypnij od teraz').tap();
    await button(page, 'Opublikuj teraz').tap();
    await expect(row(page, 'Przerwa w dostawie wody')).toContainText('Widoczne Przypięte');
    expect(await presses()).toBeLessThanOrEqual(12);
  });

  await test.step('take in a plot holder', async () => {
    await followMenu(page, 'Podmioty');
    await button(page, 'Dodaj podmiot').tap();
    await expect(page.getByLabel('Imię', { exact: true })).toBeFocused();
    await page.keyboard.type('Żaneta');
    await typeInto('Nazwisko', 'Źdźbło');
    await button(page, 'Zapisz').tap();
    await page.getByRole('link', { name: 'Szczegóły: Źdźbło Żaneta' }).tap();
    await expect(heading(page, 'Szczegóły podmiotu')).toBeVisible();
    await button(page, 'Przypisz działkę').tap();
    await expect(page.getByRole('combobox', { name: 'Działka' })).toBeFocused();
    await page.keyboard.type('łąkowa');
    await expect(page.getByRole('option')).toHaveText([/^Łąkowa 12A/]);
    await page.getByRole('option').tap();
    await button(page, 'Przypisz').tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: 'Łąkowa 12A', exact: true }).tap();
    await expect(heading(page, 'Szczegóły działki')).toBeVisible();
  });
});
