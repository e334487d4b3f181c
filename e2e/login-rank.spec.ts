import type { Role } from '@grzadka/contract/core/access/roles';
import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import { addLogin, addParty, testPassword } from '@grzadka/server/test/factories.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { inLongRun } from './long-run.ts';
import {
  button,
  field,
  heading,
  partiesPath,
  partyDetailsPath,
  password,
  row,
} from './party-screens.ts';

test('a login is deleted after a question, and comes back with the focus on it', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  const { id } = await addParty(app.db);
  await addLogin(app.db, { partyId: id, loginId: 'jan7' });
  await signIn('ROLE_SUPER_USER');
  await page.goto(partyDetailsPath(id));
  await button(page, 'Usuń: jan7').click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć login?' });
  await expect(question).toContainText('Czy na pewno chcesz usunąć login jan7?');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Podmiot nie ma loginów')).toBeVisible();
  await button(page, 'Cofnij').click();
  await expect(page.getByText('Przywrócono usunięte dane')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edytuj: jan7' })).toBeFocused();
});

test('nobody is offered to change a login of a higher rank, or the own one', async ({
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
  await expect(row(page, chairman.loginId)).toContainText(
    'Ten login ma wyższe uprawnienia niż Twój',
  );
  await expect(row(page, chairman.loginId).getByRole('link')).toHaveCount(0);
  await expect(row(page, chairman.loginId).getByRole('button')).toHaveCount(0);
  await expect(row(page, clerk.loginId).getByRole('link')).toHaveCount(2);
  await row(page, own.loginId).getByRole('link').click();
  await expect(heading(page)).toHaveText('Twoje dane');

  // Whoever types the address is refused by the server.
  await goWithin(page, `${partyDetailsPath(id)}/ustaw-haslo/${chairman.id}`);
  await password(page).fill('Ogrodek123');
  await button(page, 'Zapisz').click();
  await expect(
    page.getByText('Ten login ma wyższe uprawnienia niż Twój. Może go zmienić administrator.'),
  ).toBeVisible();
});

test.describe('takes effect on an open browser at its next request:', () => {
  interface AtWork {
    /** A treasurer, whose own party the list on the screen shows. */
    clerk: { partyId: string; userLoginId: string; loginId: string };
    /** Somebody who may change logins, elsewhere. */
    manager: APIRequestContext;
  }

  const atWork = test.extend<AtWork>({
    clerk: async ({ page, signIn }, use) => {
      const clerk = await signIn('ROLE_TREASURER', { firstName: 'Jan', lastName: 'Wójcik' });
      await page.goto(partiesPath);
      await expect(page.getByRole('link', { name: 'Szczegóły: Wójcik Jan' })).toBeVisible();
      await use(clerk);
    },
    manager: async ({ app, otherSession }, use) => {
      const { id } = await addLogin(app.db, { role: 'ROLE_SUPER_USER' });
      await use(await otherSession(id));
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

  /** Changes the role or the activity of the clerk's login. */
  const change = async (manager: APIRequestContext, { clerk, ...data }: LoginChange) => {
    const login = { loginId: clerk.userLoginId, role: 'ROLE_TREASURER', enabled: true, ...data };
    await expect(await manager.put(loginEndpoints.update.path, { data: login })).toBeOK();
  };
  interface LoginChange {
    clerk: AtWork['clerk'];
    role?: Role;
    enabled?: boolean;
  }

  atWork('a login disabled', { tag: inLongRun }, async ({ page, clerk, manager }) => {
    await change(manager, { clerk, enabled: false });
    await expectSignedOut(page);
    await signInAgain(page, clerk.loginId, testPassword);
    await expect(page.getByText('Logowanie nie powiodlo sie!')).toBeVisible();
  });

  atWork('a role taken away', async ({ page, clerk, manager }) => {
    await change(manager, { clerk, role: 'ROLE_USER' });
    await page.getByRole('link', { name: 'Szczegóły: Wójcik Jan' }).click();
    await expect(heading(page)).toHaveText('Brak dostępu');
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['Strona główna']);
  });

  atWork('a role lowered', { tag: inLongRun }, async ({ page, clerk, manager }) => {
    await page.getByRole('button', { name: 'Dodaj podmiot' }).click();
    await field(page, 'Imię').fill('Ewa');
    await field(page, 'Nazwisko').fill('Nowak');
    await change(manager, { clerk, role: 'ROLE_EMPLOYEE' });
    await button(page, 'Zapisz').click();
    await expect(heading(page)).toHaveText('Brak dostępu');
  });
});
