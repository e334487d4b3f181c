import { addLogin, addParty } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  button,
  chooseRole,
  field,
  heading,
  loginCreatePath,
  partyDetailsPath,
  password,
  row,
} from './party-screens.ts';

const role = (page: Page) => page.getByRole('combobox', { name: 'Rola' });
const emailBox = (page: Page) =>
  page.getByRole('checkbox', { name: 'Wyślij e-mail z danymi uwierzytelniania' });

test('a new login asks for what it needs, and makes passwords by the role', async ({
  app,
  page,
  signIn,
}) => {
  const { id } = await addParty(app.db, { lastName: 'Wójcik' });
  await addLogin(app.db, { loginId: 'Zajęty' });
  await signIn('ROLE_SUPER_USER');
  await page.goto(loginCreatePath(id));
  await expect(page.getByRole('heading', { name: 'Dane loginu' })).toBeVisible();
  await expect(field(page, 'Nazwa użytkownika')).toBeFocused();
  await expect(role(page)).toHaveText('-');
  await expect(button(page, 'Generuj')).toBeDisabled();
  await expect(button(page, 'Kopiuj')).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Aktywny' })).toBeChecked();
  await expect(emailBox(page)).toBeDisabled();
  await expect(emailBox(page)).toHaveAccessibleDescription('Ten podmiot nie ma adresu e-mail.');

  await field(page, 'Nazwa użytkownika').fill('jan wójcik');
  await password(page).fill('1234567');
  await button(page, 'Zapisz').click();
  await expect(field(page, 'Nazwa użytkownika')).toHaveAccessibleDescription(
    'Login powinien składać się wyłącznie z liter i cyfr.',
  );
  await expect(page.getByText('Należy podać rolę.')).toBeVisible();
  await expect(password(page)).toHaveAccessibleDescription(
    'Hasło powininno składać się z co najmniej 8 znakow.',
  );

  await role(page).click();
  await expect(page.getByRole('option')).toHaveText([
    '-',
    'Użytkownik',
    'Pracownik',
    'Skarbnik',
    'Użytkownik zaawansowany',
  ]);
  await page.getByRole('option', { name: 'Użytkownik', exact: true }).click();
  await button(page, 'Generuj').click();
  await expect(password(page)).toHaveValue(/^[A-HJ-NP-Za-km-z1-9]{8}$/);
  await chooseRole(page, 'Skarbnik');
  await button(page, 'Generuj').click();
  await expect(password(page)).toHaveValue(/^[A-HJ-NP-Za-km-z1-9]{20}$/);

  await field(page, 'Nazwa użytkownika').fill('zajęty');
  await button(page, 'Zapisz').click();
  await expect(field(page, 'Nazwa użytkownika')).toHaveAccessibleDescription(
    'Ten login jest już zajęty.',
  );
  await field(page, 'Nazwa użytkownika').fill('jan7');
  await page.getByRole('checkbox', { name: 'Aktywny' }).uncheck();
  await button(page, 'Zapisz').click();
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  await expect(row(page, 'jan7')).toContainText('Aktywny: nie');
  await expect(row(page, 'jan7')).toContainText('Role: Skarbnik');
});

test('a password is copied with a confirmation', async ({ app, context, page, signIn }) => {
  const { id } = await addParty(app.db);
  await signIn('ROLE_SUPER_USER');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(loginCreatePath(id));
  await password(page).fill('Tajne haslo 1');
  await button(page, 'Kopiuj').click();
  await expect(page.getByText('Skopiowano hasło')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Tajne haslo 1');
});

test('where the browser copies nothing, the password stands selected for the person to copy', async ({
  app,
  context,
  signIn,
}) => {
  const { id } = await addParty(app.db);
  await signIn('ROLE_SUPER_USER');
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(loginCreatePath(id));
  await password(page).fill('Tajne haslo 1');
  await button(page, 'Kopiuj').click();
  await expect(page.getByText(/Przeglądarka nie pozwala kopiować/)).toBeVisible();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('Tajne haslo 1');
});

test('over plain HTTP a password is copied all the same', async ({ app, context, signIn }) => {
  const { id } = await addParty(app.db);
  await signIn('ROLE_SUPER_USER');
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await page.goto(loginCreatePath(id));
  await password(page).fill('Tajne haslo 1');
  await button(page, 'Kopiuj').click();
  await expect(page.getByText('Skopiowano hasło')).toBeVisible();
  await field(page, 'Nazwa użytkownika').focus();
  await page.keyboard.press('Control+V');
  await expect(field(page, 'Nazwa użytkownika')).toHaveValue('Tajne haslo 1');
});

test('a login is edited without an empty role to choose', async ({ app, page, signIn }) => {
  const { id } = await addParty(app.db);
  await addLogin(app.db, { partyId: id, loginId: 'jan7', role: 'ROLE_TREASURER' });
  await signIn('ROLE_SUPER_USER');
  await page.goto(partyDetailsPath(id));
  await page.getByRole('link', { name: 'Edytuj: jan7' }).click();
  await expect(heading(page)).toHaveText('Edycja loginu');
  await expect(role(page)).toHaveText('Skarbnik');
  await role(page).click();
  await expect(page.getByRole('option')).toHaveText([
    'Użytkownik',
    'Pracownik',
    'Skarbnik',
    'Użytkownik zaawansowany',
  ]);
  await page.getByRole('option', { name: 'Pracownik' }).click();
  await page.getByRole('checkbox', { name: 'Aktywny' }).uncheck();
  await button(page, 'Zapisz').click();
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  await expect(row(page, 'jan7')).toContainText('Aktywny: nie');
  await expect(row(page, 'jan7')).toContainText('Role: Pracownik');
});

test('a new password is set and sent', async ({ app, page, signIn }) => {
  const { id } = await addParty(app.db, { email: 'jan@example.pl' });
  const { loginId } = await addLogin(app.db, { partyId: id, role: 'ROLE_USER' });
  await signIn('ROLE_SUPER_USER');
  await page.goto(partyDetailsPath(id));
  await page.getByRole('link', { name: `Zmień hasło: ${loginId}` }).click();
  await expect(heading(page)).toHaveText('Ustaw hasło');
  await expect(password(page)).toBeFocused();
  await expect(emailBox(page)).toHaveAccessibleDescription(
    'Wiadomość zostanie wysłana na adres jan@example.pl',
  );
  await button(page, 'Zapisz').click();
  await expect(password(page)).toHaveAccessibleDescription(
    'Hasło powininno składać się z co najmniej 8 znakow.',
  );
  await button(page, 'Generuj').click();
  await expect(password(page)).toHaveValue(/^.{8}$/);
  const generated = await password(page).inputValue();
  await emailBox(page).check();
  await button(page, 'Zapisz').click();
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  const queued = await app.db.selectFrom('mailMessage').select('textBody').execute();
  expect(queued).toEqual([{ textBody: expect.stringContaining(`Hasło: ${generated}\n`) }]);
});
