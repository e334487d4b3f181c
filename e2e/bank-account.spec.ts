import { expect, test } from './fixtures.ts';
import { button, field } from './party-screens.ts';

test('a bank account is made, opened, and seen on the hub', async ({ page, signIn }) => {
  await signIn('ROLE_TREASURER');
  await page.goto('/transakcje/rachunki');
  await button(page, 'Nowy rachunek bankowy').click();
  await field(page, 'Nazwa').fill('Bieżący');
  await field(page, 'Numer rachunku').fill('61 1090 1014 0000 0712 1981 2874');
  await button(page, 'Zapisz').click();
  await expect(page.getByText('Dodano rachunek Bieżący')).toBeVisible();
  await page.goto('/transakcje');
  await page.getByRole('link', { name: /^Bieżący: 0,00/ }).click();
  await button(page, 'Wpisz bilans otwarcia').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Kwota' }).fill('1234,50');
  await dialog.getByRole('button', { name: 'Wpisz bilans otwarcia' }).click();
  await expect(page.getByText(/^Zapisano bilans otwarcia BO\/\d+\/1$/)).toBeVisible();
  await page.goto('/transakcje');
  await expect(page.getByRole('link', { name: /^Bieżący: 1234,50/ })).toBeVisible();
  await expect(page.getByText('Bilans otwarcia: Bieżący')).toBeVisible();
});
