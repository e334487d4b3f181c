import { addGarden, addLogin, addParty, testPassword } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import {
  button,
  chooseRole,
  field,
  heading,
  partiesPath,
  partyDetailsPath,
  password,
  row,
} from './party-screens.ts';

test('a login is deleted after a question', async ({ app, page, signIn }) => {
  const { id } = await addParty(app.db);
  await addLogin(app.db, { partyId: id, loginId: 'jan7' });
  await signIn('ROLE_SUPER_USER');
  await page.goto(partyDetailsPath(id));
  await button(page, 'Usuń: jan7').click();
  const question = page.getByRole('alertdialog', { name: 'Potwierdź usunięcie zasobu' });
  await expect(question).toContainText('Czy na pewno chcesz usunąć login jan7?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Podmiot nie ma loginów')).toBeVisible();
});

test('nobody is offered to change a login of a higher rank, or the own one @narrow', async ({
  app,
  page,
  signIn,
}) => {
  const { id } = await addParty(app.db);
  const chairman = await addLogin(app.db, { partyId: id, role: 'ROLE_ADMIN' });
  const clerk = await addLogin(app.db, { partyId: id, role: 'ROLE_EMPLOYEE' });
  const own = await signIn('ROLE_SUPER_USER');
  await app.db
    .updateTable('login')
    .set({ partyId: id })
    .where('id', '=', own.userLoginId)
    .execute();
  await page.goto(partyDetailsPath(id));
  await expect(row(page, chairman.loginId)).toContainText('Role: Administrator');
  await expect(row(page, chairman.loginId)).toContainText('Login o uprawnieniach wyższych');
  await expect(row(page, chairman.loginId).getByRole('link')).toHaveCount(0);
  await expect(row(page, chairman.loginId).getByRole('button')).toHaveCount(0);
  await expect(row(page, clerk.loginId).getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row(page, own.loginId).getByRole('link').click();
  await expect(heading(page)).toHaveText('Twoje dane');

  // Whoever types the address is told by the server.
  await page.goto(`${partyDetailsPath(id)}/ustaw-haslo/${chairman.id}`);
  await password(page).fill('Ogrodek123');
  await button(page, 'Zapisz').click();
  await expect(
    page.getByText('Nie możesz zmieniać loginu o wyższej randze niż Twoja.'),
  ).toBeVisible();
});

test.describe('takes effect on an open browser at its next request:', () => {
  /** A clerk at work in another browser, and the details of the clerk's party in this one. */
  const atWork = test.extend<{ clerk: { page: Page; loginId: string } }>({
    clerk: async ({ app, otherBrowser, page, signIn }, use) => {
      const { id } = await addParty(app.db, { lastName: 'Wójcik' });
      const { id: userLoginId, loginId } = await addLogin(app.db, {
        partyId: id,
        role: 'ROLE_TREASURER',
      });
      await addGarden(app.db, { name: 'Różana 3' });
      await signIn('ROLE_SUPER_USER');
      await page.goto(partyDetailsPath(id));
      const other = await otherBrowser(userLoginId);
      await other.goto(partiesPath);
      await expect(other.getByRole('link', { name: 'Szczegóły: Wójcik Jan' })).toBeVisible();
      await use({ page: other, loginId });
    },
  });

  const expectSignedOut = async (page: Page) => {
    await page.getByRole('link', { name: 'Działki', exact: true }).click();
    await expect(heading(page)).toHaveText('Logowanie');
  };

  const signInAgain = async (page: Page, loginId: string, typed: string) => {
    await page.getByLabel('Nazwa użytkownika').fill(loginId);
    await password(page).fill(typed);
    await button(page, 'Zaloguj').click();
  };

  atWork('a login disabled', async ({ page, clerk }) => {
    await page.getByRole('link', { name: `Edytuj: ${clerk.loginId}` }).click();
    await page.getByRole('checkbox', { name: 'Aktywny' }).uncheck();
    await button(page, 'Zapisz').click();
    await expect(row(page, clerk.loginId)).toContainText('Aktywny: nie');
    await expectSignedOut(clerk.page);
    await signInAgain(clerk.page, clerk.loginId, testPassword);
    await expect(clerk.page.getByText('Logowanie nie powiodlo sie!')).toBeVisible();
  });

  atWork('a role taken away', async ({ page, clerk }) => {
    await page.getByRole('link', { name: `Edytuj: ${clerk.loginId}` }).click();
    await chooseRole(page, 'Użytkownik');
    await button(page, 'Zapisz').click();
    await expect(row(page, clerk.loginId)).toContainText('Role: Użytkownik');
    await clerk.page.getByRole('link', { name: 'Szczegóły: Wójcik Jan' }).click();
    await expect(heading(clerk.page)).toHaveText('Brak dostępu');
    await expect(clerk.page.getByRole('navigation').getByRole('link')).toHaveText([
      'Strona główna',
    ]);
  });

  atWork('a role lowered', async ({ page, clerk }) => {
    await page.getByRole('link', { name: `Edytuj: ${clerk.loginId}` }).click();
    await chooseRole(page, 'Pracownik');
    await button(page, 'Zapisz').click();
    await expect(row(page, clerk.loginId)).toContainText('Role: Pracownik');
    await clerk.page.getByRole('button', { name: 'Dodaj podmiot' }).click();
    await field(clerk.page, 'Imię').fill('Ewa');
    await field(clerk.page, 'Nazwisko').fill('Nowak');
    await button(clerk.page, 'Zapisz').click();
    await expect(heading(clerk.page)).toHaveText('Brak dostępu');
  });

  atWork('a password set', async ({ page, clerk }) => {
    await page.getByRole('link', { name: `Zmień hasło: ${clerk.loginId}` }).click();
    await password(page).fill('Zupełnie nowe 1');
    await button(page, 'Zapisz').click();
    await expect(heading(page)).toHaveText('Szczegóły podmiotu');
    await expectSignedOut(clerk.page);
    await signInAgain(clerk.page, clerk.loginId, 'Zupełnie nowe 1');
    await expect(heading(clerk.page)).toHaveText('Działki');
  });

  atWork('its party deleted', async ({ page, clerk }) => {
    await button(page, 'Usuń').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(heading(page)).toHaveText('Podmioty');
    await expectSignedOut(clerk.page);
  });
});
