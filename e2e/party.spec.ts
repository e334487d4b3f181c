import { addGarden, addParty } from '@grzadka/server/test/factories.ts';
import { startMailDelivery } from '@grzadka/server/test/mail-delivery.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  button,
  expectFact,
  field,
  heading,
  partiesPath,
  partyCreatePath,
  partyDetailsPath,
  partyEditPath,
  row,
  section,
} from './party-screens.ts';

async function assign(page: Page, garden: string): Promise<void> {
  await button(page, 'Przypisz działkę').click();
  const dialog = page.getByRole('dialog', { name: 'Przypisz działkę' });
  await dialog.getByRole('combobox', { name: 'Działka' }).fill(garden);
  await page.getByRole('option', { name: garden }).click();
  await dialog.getByRole('button', { name: 'Przypisz', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a new plot holder is taken in, gets two plots and a login, and signs in with what the message says', async ({
  app,
  browser,
  page,
  signIn,
}) => {
  // The longest way there is, with a message that a job delivers.
  test.slow();
  await addGarden(app.db, { name: 'Łąkowa 12A', sector: 2 });
  await addGarden(app.db, { name: 'Łąkowa 12B', sector: 2 });
  const delivery = await startMailDelivery(app);
  await signIn('ROLE_SUPER_USER');
  await page.goto(partiesPath);
  await button(page, 'Dodaj podmiot').click();
  await expect(heading(page)).toHaveText('Nowy podmiot');
  await expect(field(page, 'Imię')).toBeFocused();

  await field(page, 'Imię').fill('Zofia');
  await field(page, 'Nazwisko').fill('Źdźbło');
  await field(page, 'Telefon').fill('+48 601-234-567');
  await field(page, 'E-mail').fill('zofia@example.pl');
  await field(page, 'Ulica').fill('Kwiatowa');
  await field(page, 'Numer domu').fill('7/12');
  await field(page, 'Kod pocztowy').fill('00-950');
  await field(page, 'Miejscowość').fill('Łódź');
  await button(page, 'Zapisz').click();
  await expect(heading(page)).toHaveText('Podmioty');
  await page.getByRole('link', { name: 'Szczegóły: Źdźbło Zofia' }).click();
  await expectFact(page, 'Telefon', '+48 601 234 567');
  await expectFact(page, 'Adres', 'Kwiatowa 7/1200-950 Łódź');

  await assign(page, 'Łąkowa 12A');
  await assign(page, 'Łąkowa 12B');
  const gardens = section(page, 'Działki');
  await expect(gardens.getByRole('link')).toHaveText(['Łąkowa 12A', 'Łąkowa 12B']);
  await expect(gardens.getByText('Sektor 2, od 20')).toHaveCount(2);

  await page.getByRole('link', { name: 'Nowy login' }).click();
  await expect(heading(page)).toHaveText('Nowy login');
  await field(page, 'Nazwa użytkownika').fill('zofiaŹdźbło');
  await page.getByRole('combobox', { name: 'Rola' }).click();
  await page.getByRole('option', { name: 'Użytkownik', exact: true }).click();
  await button(page, 'Generuj').click();
  const generated = await field(page, 'Hasło').inputValue();
  await page.getByRole('checkbox', { name: 'Wyślij e-mail z danymi uwierzytelniania' }).check();
  await button(page, 'Zapisz').click();
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  await expect(row(page, 'zofiaŹdźbło')).toContainText('Aktywny: tak');
  await expect(row(page, 'zofiaŹdźbło')).toContainText('Role: Użytkownik');

  await expect.poll(() => delivery.messages()).toHaveLength(1);
  await delivery.stop();
  const [message] = await delivery.messages();
  expect(message?.to).toEqual([{ name: '', address: 'zofia@example.pl' }]);
  const told = /^Login: (?<login>\S+)\nHasło: (?<password>\S+)$/m.exec(message?.text ?? '')?.groups;
  expect(told).toMatchObject({ password: generated });

  const context = await browser.newContext({ baseURL: app.origin });
  const own = await context.newPage();
  await own.goto('/');
  await own.getByLabel('Nazwa użytkownika').fill(told?.['login'] ?? '');
  await own.getByLabel('Hasło', { exact: true }).fill(told?.['password'] ?? '');
  await own.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(own.getByText('Strona w budowie!')).toBeVisible();
  await context.close();
});

test('what a person form lacks is said at each field', async ({ page, signIn }) => {
  await signIn('ROLE_TREASURER');
  await page.goto(partyCreatePath);
  await field(page, 'Telefon').fill('601 234 567');
  await field(page, 'E-mail').fill('zofia');
  await field(page, 'Kod pocztowy').fill('00950');
  await button(page, 'Zapisz').click();

  const messages = {
    Imię: 'Imię nie może być puste',
    Nazwisko: 'Nazwisko nie może być puste',
    Telefon: 'Telefon powinien mieć 11 cyfr razem z numerem kraju, np. +48 601 234 567',
    'E-mail': 'Należy podać poprawny adres e-mail',
    Ulica: 'Podaj także ulicę: adres powinien być pełny albo pusty',
    'Numer domu': 'Podaj także numer domu: adres powinien być pełny albo pusty',
    'Kod pocztowy': 'Kod pocztowy powinien mieć postać XY-XYZ, na przykład 00-950',
    Miejscowość: 'Podaj także miejscowość: adres powinien być pełny albo pusty',
  };
  for (const [name, message] of Object.entries(messages)) {
    await expect(field(page, name)).toHaveAccessibleDescription(message);
  }
  await expect(field(page, 'Imię')).toBeFocused();

  // The address is all or nothing: emptying its only part settles all four.
  await field(page, 'Kod pocztowy').fill('');
  for (const part of ['Ulica', 'Numer domu', 'Kod pocztowy', 'Miejscowość']) {
    await expect(field(page, part)).toHaveAttribute('aria-invalid', 'false');
  }
  await field(page, 'E-mail').fill(`${'a'.repeat(65)}@example.pl`);
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(
    'Tekst może mieć najwyżej 64 znaków przed @',
  );
});

test('the fields follow the type, which keeps what was typed for the other and does not send it', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_TREASURER');
  await page.goto(partyCreatePath);
  await field(page, 'Imię').fill('Zofia');
  await page.getByRole('radio', { name: 'Firma' }).check();
  await expect(field(page, 'Imię')).toBeHidden();
  await field(page, 'Nazwa firmy').fill('Zielony Ogród sp. z o.o.');
  await field(page, 'NIP').fill('526-025-09-96');
  await expect(field(page, 'NIP')).toHaveAccessibleDescription(
    'Suma kontrolna się nie zgadza – sprawdź numer',
  );
  await field(page, 'REGON').fill('12345678');
  await field(page, 'KRS').fill('123');
  await button(page, 'Zapisz').click();
  await expect(field(page, 'REGON')).toHaveAccessibleDescription(
    'REGON powinien mieć 9 albo 14 cyfr',
  );
  await expect(field(page, 'KRS')).toHaveAccessibleDescription('KRS powinien mieć 10 cyfr');

  await page.getByRole('radio', { name: 'Osoba' }).check();
  await expect(field(page, 'Imię')).toHaveValue('Zofia');
  await page.getByRole('radio', { name: 'Firma' }).check();
  await field(page, 'REGON').fill('012345678');
  await field(page, 'KRS').fill('0000 123 456');
  const sent = page.waitForRequest('**/api/party/create');
  await button(page, 'Zapisz').click();
  expect((await sent).postDataJSON()).toMatchObject({
    partyType: 'company',
    firstName: null,
    companyName: 'Zielony Ogród sp. z o.o.',
    nip: '5260250996',
    krs: '0000123456',
  });
  await expect(heading(page)).toHaveText('Podmioty');
  const stored = await app.db
    .selectFrom('party')
    .selectAll()
    .where('partyType', '=', 'company')
    .execute();
  expect(stored).toMatchObject([{ firstName: null, nip: '5260250996' }]);
});

test('a party is edited from its details and leads back there', async ({ app, page, signIn }) => {
  const { id } = await addParty(app.db, { firstName: 'Jan', lastName: 'Kowalski' });
  await signIn('ROLE_TREASURER');
  await page.goto(partyDetailsPath(id));
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await expect(heading(page)).toHaveText('Nowy podmiot');
  await expect(field(page, 'Imię')).toHaveValue('Jan');
  await expect(field(page, 'Uwagi')).toBeDisabled();
  await field(page, 'Nazwisko').fill("O'Hara-Nowak");
  await button(page, 'Zapisz').click();
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  await expect(page.getByRole('heading', { name: "O'Hara-Nowak Jan" })).toBeVisible();
  await button(page, 'Wstecz').click();
  await expect(row(page, "O'Hara-Nowak Jan")).toBeVisible();
});

test('what somebody else saved of a party meanwhile is not overwritten unseen', async ({
  app,
  page,
  signIn,
}) => {
  const { id } = await addParty(app.db, { firstName: 'Jan', lastName: 'Kowalski' });
  await signIn('ROLE_TREASURER');
  await page.goto(partyEditPath(id));
  await field(page, 'E-mail').fill('jan@example.pl');
  const other = { id, partyType: 'person', firstName: 'Jan', lastName: 'Nowak' };
  const headers = { origin: app.origin };
  const reply = await page.request.put(`${app.origin}/api/party/update`, { data: other, headers });
  expect(reply.status()).toBe(204);
  await button(page, 'Zapisz').click();
  await page.getByRole('alert').getByRole('button', { name: 'Odśwież dane' }).click();
  await expect(field(page, 'Nazwisko')).toHaveValue('Nowak');
  await expect(field(page, 'E-mail')).toHaveValue('jan@example.pl');
  await expect(page.getByRole('alert').filter({ hasText: 'Wczytano' })).toBeVisible();
  await button(page, 'Zapisz').click();
  await expect(row(page, 'Nowak Jan')).toBeVisible();
});

test('a party that does not exist leads back to the list', async ({ page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  await page.goto(partyDetailsPath('nie-ma-takiego'));
  await expect(page.getByRole('heading', { name: 'Nie znaleziono' })).toBeVisible();
  await page.getByRole('link', { name: 'Wróć' }).click();
  await expect(heading(page)).toHaveText('Podmioty');
});

test('the focus goes to the fault that comes first on the screen', async ({ page, signIn }) => {
  await signIn('ROLE_TREASURER');
  await page.goto(partyCreatePath);
  await page.getByRole('radio', { name: 'Firma' }).check();
  await field(page, 'Telefon').fill('601 234 567');
  await button(page, 'Zapisz').click();
  await expect(field(page, 'Nazwa firmy')).toBeFocused();
});
