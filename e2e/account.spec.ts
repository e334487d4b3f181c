import { accountEndpoints } from '@grzadka/contract/account/account.endpoints';
import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import { testPassword } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { heading } from './party-screens.ts';

const accountPath = '/twoje-dane';

const sessions = (page: Page) =>
  page.getByRole('region', { name: 'Gdzie trwa zalogowanie' }).getByRole('listitem');

test('everybody sees who they are and ends a session left open elsewhere', async ({
  otherSession,
  page,
  signIn,
}) => {
  const { loginId, userLoginId } = await signIn('ROLE_USER', {
    firstName: 'Zofia',
    lastName: 'Źdźbło',
  });
  const other = await otherSession(userLoginId);
  await expect(await other.get(accountEndpoints.sessions.path)).toBeOK();
  await page.goto(accountPath);
  await expect(heading(page)).toHaveText('Twoje dane');
  const facts = page.getByRole('region', { name: 'Twoje konto' }).getByRole('definition');
  await expect(facts).toHaveText(['Źdźbło Zofia', loginId, 'Użytkownik']);
  await expect(sessions(page)).toHaveCount(2);
  await expect(sessions(page).filter({ hasText: 'ta przeglądarka' })).toHaveCount(1);

  await sessions(page).filter({ hasNotText: 'ta przeglądarka' }).getByRole('button').click();
  const question = page.getByRole('alertdialog', { name: 'Wylogowanie przeglądarki' });
  await question.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(sessions(page)).toHaveCount(1);
  expect((await other.get(accountEndpoints.sessions.path)).status()).toBe(401);
});

test('a person changes the own password, which ends the other sessions only', {
  tag: inLongRun,
}, async ({ otherSession, page, signIn }) => {
  const { loginId, userLoginId } = await signIn('ROLE_EMPLOYEE');
  const other = await otherSession(userLoginId);
  await expect(await other.get(accountEndpoints.sessions.path)).toBeOK();
  await page.goto(accountPath);
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zmień hasło' });
  const current = dialog.getByLabel('Obecne hasło');
  const next = dialog.getByLabel('Nowe hasło');
  await current.fill('nie to');
  await next.fill('Zupełnie nowe 1');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAccessibleDescription(
    'Obecne hasło jest nieprawidłowe. Wpisz je jeszcze raz.',
  );
  await expect(current).toBeFocused();
  await current.fill(testPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(sessions(page)).toHaveCount(1);

  expect((await other.get(accountEndpoints.sessions.path)).status()).toBe(401);
  const credentials = { username: loginId, password: 'Zupełnie nowe 1' };
  await expect(await other.post(sessionEndpoints.login.path, { form: credentials })).toBeOK();
});
