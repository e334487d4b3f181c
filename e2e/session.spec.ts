import { addGarden } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The login screen's fields, or those of the dialog of an expired session. */
const fields = (page: Page) => ({
  name: page.getByLabel('Nazwa użytkownika'),
  password: page.getByLabel('Hasło', { exact: true }),
  submit: page.getByRole('button', { name: 'Zaloguj' }),
});

test('a clerk follows a link, mistypes the password, and lands where the link led', async ({
  page,
  signIn,
  context,
}) => {
  const { loginId, password } = await signIn('ROLE_EMPLOYEE');
  await context.clearCookies();
  await page.goto('/liczniki?phrase=12');
  await expect(heading(page, 'Logowanie')).toBeVisible();

  const form = fields(page);
  await expect(form.name).toBeFocused();
  await form.name.fill(loginId.toUpperCase());
  await form.password.fill('zle-haslo');
  await form.submit.click();
  await expect(page.getByText('Logowanie nie powiodlo sie!')).toBeVisible();
  await expect(form.password).toBeFocused();

  // The rejected password is selected, so typing replaces it.
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Liczniki')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('phrase')).toBe('12');
  await expect(page.getByText('Logowanie nie powiodlo sie!')).toHaveCount(0);

  await page.goto('/logowanie');
  await expect(heading(page, 'Strona główna')).toBeVisible();
});

test('signing out reaches the other tab, going back shows nothing, and the next person starts at home', async ({
  page,
  signIn,
  context,
}) => {
  const { loginId, password } = await signIn('ROLE_EMPLOYEE');
  const otherTab = await context.newPage();
  await otherTab.goto('/dzialki');
  await expect(heading(otherTab, 'Działki')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Liczniki' }).click();
  await expect(heading(page, 'Liczniki')).toBeVisible();

  await page.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(heading(page, 'Logowanie')).toBeVisible();
  await expect(heading(otherTab, 'Logowanie')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/logowanie');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logowanie');
  await fields(page).name.fill(loginId);
  await fields(page).password.fill(password);
  await fields(page).submit.click();
  await expect(heading(page, 'Strona główna')).toBeVisible();
  await expect(heading(otherTab, 'Działki')).toBeVisible();
});

test('a session that ends while something is typed costs nothing, and can be given up with it', async ({
  page,
  signIn,
  app,
}) => {
  const garden = await addGarden(app.db, { name: '12A' });
  const { loginId, password } = await signIn('ROLE_TREASURER');
  await page.goto(`/szczegoly-dzialki/${garden.id}/edycja-dzialki`);
  await page.getByLabel('Nazwa').fill('12B');
  await app.db.deleteFrom('session').execute();
  // By its keys: where the form has read something meanwhile, the dialog lies over the button already.
  await page.keyboard.press('ControlOrMeta+s');

  const dialog = page.getByRole('dialog', { name: 'Zalogowanie wygasło' });
  await expect(dialog).toBeVisible();
  await fields(page).name.fill(loginId);
  await fields(page).password.fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Nazwa')).toHaveValue('12B');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(heading(page, 'Szczegóły działki')).toBeVisible();
  await expect(page.getByRole('main').getByText('12B')).toBeVisible();

  await page.getByRole('link', { name: 'Edytuj' }).click();
  await page.getByLabel('Nazwa').fill('12C');
  await app.db.deleteFrom('session').execute();
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Porzuć zmiany i przejdź do logowania' }).click();
  await expect(heading(page, 'Logowanie')).toBeVisible();
  expect(await app.db.selectFrom('garden').select('name').execute()).toEqual([{ name: '12B' }]);
});

test('a session that ends at rest leads to the login screen and back', async ({
  page,
  signIn,
  app,
}) => {
  const { loginId, password } = await signIn('ROLE_EMPLOYEE');
  await page.goto('/');
  await expect(heading(page, 'Strona główna')).toBeVisible();
  // What waits for the person has been asked for: no call of the screen goes out before the press.
  await page.waitForLoadState('networkidle');
  await app.db.deleteFrom('session').execute();
  await page.getByRole('link', { name: 'Działki' }).click();
  await expect(heading(page, 'Logowanie')).toBeVisible();
  await fields(page).name.fill(loginId);
  await fields(page).password.fill(password);
  await fields(page).submit.click();
  await expect(heading(page, 'Działki')).toBeVisible();
});

test('nothing is shown before the session is known, and a failure to read it passes', async ({
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  let failures = 0;
  await page.route('**/api/session/info', async (route) => {
    failures += 1;
    await (failures === 1 ? route.abort() : route.continue());
  });
  await page.goto('/');
  await expect(page.getByText('Strona w budowie!')).toBeVisible();
  expect(failures).toBeGreaterThan(1);
});
