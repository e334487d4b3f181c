import { createAuthenticator } from '@grzadka/server/test/authenticator.ts';
import { testPassword } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button, heading } from './party-screens.ts';

const accountPath = '/twoje-dane';
const section = (page: Page) => page.getByRole('region', { name: 'Logowanie z kodem' });

test('a person switches the second factor on and signs in with a code, and without the phone', async ({
  context,
  page,
  signIn,
}) => {
  const { loginId } = await signIn('ROLE_EMPLOYEE');
  await page.goto(accountPath);
  await section(page).getByRole('button', { name: 'Włącz logowanie z kodem' }).click();
  await page.getByLabel('Obecne hasło').fill(testPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Kod QR do zeskanowania w aplikacji' })).toBeVisible();
  const key = await page
    .getByRole('dialog')
    .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    .innerText();
  const phone = createAuthenticator(key);
  await page.getByLabel('Kod z aplikacji').fill(phone.code());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Kody zapasowe' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await button(page, 'Mam zapisane kody').click();
  await expect(section(page)).toContainText('Niewykorzystane kody zapasowe: 10');

  const givePassword = async () => {
    await context.clearCookies();
    await page.goto(accountPath);
    await page.getByLabel('Nazwa użytkownika').fill(loginId);
    await page.getByLabel('Hasło', { exact: true }).fill(testPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Kod', { exact: true })).toBeFocused();
  };
  await givePassword();
  await page.keyboard.type(phone.wrongCode());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ten kod jest nieprawidłowy albo był już użyty.')).toBeVisible();
  // What was refused is selected, so that the next code takes its place; the first has been used.
  await page.keyboard.type(phone.code(1));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Twoje dane');

  await givePassword();
  await page.keyboard.type(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(section(page)).toContainText('Niewykorzystane kody zapasowe: 9');
});
