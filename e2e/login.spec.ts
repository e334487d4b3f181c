import { addLogin, addParty } from '@grzadka/server/test/factories.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
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

test('a new login is refused where its name is taken, and made with another and a copied password', async ({
  app,
  context,
  page,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await addParty(app.db, { lastName: 'Wójcik' });
  await addLogin(app.db, { loginId: 'Zajęty' });
  await signIn('ROLE_SUPER_USER');
  await page.goto(loginCreatePath(id));
  await field(page, 'Nazwa użytkownika').fill('zajęty');
  await button(page, 'Zapisz').click();
  await expect(page.getByText('Należy podać rolę.')).toBeVisible();
  await chooseRole(page, 'Skarbnik');
  await button(page, 'Generuj').click();
  await button(page, 'Kopiuj').click();
  await expect(page.getByText('Skopiowano hasło')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await password(page).inputValue());
  await button(page, 'Zapisz').click();
  await expect(field(page, 'Nazwa użytkownika')).toHaveAccessibleDescription(
    'Ta nazwa użytkownika jest już zajęta. Wybierz inną.',
  );
  await field(page, 'Nazwa użytkownika').fill('jan7');
  await page.getByRole('checkbox', { name: 'Aktywny' }).uncheck();
  await button(page, 'Zapisz').click();
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  await expect(row(page, 'jan7')).toContainText('Aktywny: nie');
  await expect(row(page, 'jan7')).toContainText('Role: Skarbnik');
});

test('over plain HTTP a password is copied all the same', { tag: inLongRun }, async ({
  app,
  context,
  signIn,
}) => {
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

test('a new password is set and sent', { tag: inLongRun }, async ({ app, page, signIn }) => {
  const { id } = await addParty(app.db, { email: 'jan@example.pl' });
  const { loginId } = await addLogin(app.db, { partyId: id, role: 'ROLE_USER' });
  await signIn('ROLE_SUPER_USER');
  await page.goto(partyDetailsPath(id));
  await page.getByRole('link', { name: `Zmień hasło: ${loginId}` }).click();
  await expect(heading(page)).toHaveText('Ustaw hasło');
  await button(page, 'Generuj').click();
  const generated = await password(page).inputValue();
  await page.getByRole('checkbox', { name: 'Wyślij e-mail z danymi uwierzytelniania' }).check();
  await button(page, 'Zapisz').click();
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  const queued = await app.db.selectFrom('mailMessage').select('textBody').execute();
  expect(queued).toEqual([{ textBody: expect.stringContaining(`Hasło: ${generated}\n`) }]);
});
