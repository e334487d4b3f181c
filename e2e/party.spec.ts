import {
  addAssignment,
  addCompany,
  addGarden,
  addLogin,
  addParty,
} from '@grzadka/server/test/factories.ts';
import { startMailDelivery } from '@grzadka/server/test/mail-delivery.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const listPath = '/podmioty';
const createPath = '/nowy-podmiot';
const editPath = (id: string) => `/edytuj-podmiot/${id}`;
const detailsPath = (id: string) => `/szczegoly-podmiotu/${id}`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function expectFact(page: Page, label: string, value: string): Promise<void> {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(value);
}

async function assign(page: Page, garden: string): Promise<void> {
  await button(page, 'Przypisz działkę').click();
  const dialog = page.getByRole('dialog', { name: 'Przypisz działkę' });
  await dialog.getByRole('combobox', { name: 'Działka' }).fill(garden);
  await page.getByRole('option', { name: garden }).click();
  await dialog.getByRole('button', { name: 'Przypisz', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a new plot holder is taken in, gets two plots and a login, and signs in with what the message says @narrow', async ({
  app,
  browser,
  page,
  signIn,
}) => {
  await addGarden(app.db, { name: 'Łąkowa 12A', sector: 2 });
  await addGarden(app.db, { name: 'Łąkowa 12B', sector: 2 });
  const delivery = await startMailDelivery(app);
  await signIn('ROLE_SUPER_USER');
  await page.goto(listPath);
  await button(page, 'Dodaj podmiot').click();
  await expect(heading(page)).toHaveText('Nowy podmiot');
  await expect(field(page, 'Imię')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

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
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Nowy login' }).click();
  await expect(heading(page)).toHaveText('Nowy login');
  await field(page, 'Nazwa użytkownika').fill('zofiaŹdźbło');
  await page.getByRole('combobox', { name: 'Rola' }).click();
  await page.getByRole('option', { name: 'Użytkownik', exact: true }).click();
  await button(page, 'Generuj').click();
  const password = await field(page, 'Hasło').inputValue();
  await page.getByRole('checkbox', { name: 'Wyślij e-mail z danymi uwierzytelniania' }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, 'Zapisz').click();
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  await expect(row(page, 'zofiaŹdźbło')).toContainText('Aktywny: tak');
  await expect(row(page, 'zofiaŹdźbło')).toContainText('Role: Użytkownik');

  await expect.poll(() => delivery.messages()).toHaveLength(1);
  await delivery.stop();
  const [message] = await delivery.messages();
  expect(message?.to).toEqual([{ name: '', address: 'zofia@example.pl' }]);
  const told = /^Login: (?<login>\S+)\nHasło: (?<password>\S+)$/m.exec(message?.text ?? '')?.groups;
  expect(told).toMatchObject({ password });

  const context = await browser.newContext({ baseURL: app.origin });
  const own = await context.newPage();
  await own.goto('/');
  await own.getByLabel('Nazwa użytkownika').fill(told?.['login'] ?? '');
  await own.getByLabel('Hasło', { exact: true }).fill(told?.['password'] ?? '');
  await own.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(own.getByText('Strona w budowie!')).toBeVisible();
  await context.close();
});

test('what a person form lacks is said at each field @narrow', async ({ page, signIn }) => {
  await signIn('ROLE_TREASURER');
  await page.goto(createPath);
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
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

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

test('the fields follow the type, which keeps what was typed for the other and does not send it @narrow', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_TREASURER');
  await page.goto(createPath);
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
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

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
  await page.goto(detailsPath(id));
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
  await page.goto(editPath(id));
  await field(page, 'E-mail').fill('jan@example.pl');
  const other = { id, partyType: 'person', firstName: 'Jan', lastName: 'Nowak' };
  const headers = { origin: app.origin };
  const reply = await page.request.put(`${app.origin}/api/party/update`, { data: other, headers });
  expect(reply.status()).toBe(204);
  await button(page, 'Zapisz').click();
  await page.getByRole('alert').getByRole('button', { name: 'Odśwież dane' }).click();
  await expect(field(page, 'Nazwisko')).toHaveValue('Nowak');
  await expect(field(page, 'E-mail')).toHaveValue('jan@example.pl');
  await button(page, 'Zapisz').click();
  await expect(row(page, 'Nowak Jan')).toBeVisible();
});

test('the list is filtered by type and number of gardens, sorted and searched @narrow', async ({
  app,
  page,
  signIn,
}) => {
  const company = await addCompany(app.db, { name: 'Łąka sp. z o.o.' });
  const person = await addParty(app.db, { lastName: 'Żak' });
  await addParty(app.db, { lastName: 'Ćwik' });
  for (const name of ['2', '10', '1']) {
    const garden = await addGarden(app.db, { name });
    await addAssignment(app.db, { gardenId: garden.id, partyId: company.id });
    if (name === '1') await addAssignment(app.db, { gardenId: garden.id, partyId: person.id });
  }
  await signIn('ROLE_EMPLOYEE', { firstName: 'Ewa', lastName: 'Zyta' });
  await page.goto(listPath);
  const rows = page.getByRole('list', { name: 'Podmioty' }).getByRole('listitem');
  await expect(rows).toHaveText([/Ćwik Jan/, /Łąka sp/, /Zyta Ewa/, /Żak Jan/]);
  await expect(row(page, 'Łąka')).toContainText('1, 2, 10');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await button(page, 'Ustawienia listy').click();
  const settings = page.getByRole('dialog', { name: 'Ustawienia listy' });
  await expect(settings.getByRole('radio', { name: 'Osoba' })).toBeChecked();
  await expect(settings.getByRole('radio', { name: 'Osoba' })).toBeDisabled();
  await settings.getByRole('checkbox', { name: 'Liczba działek' }).check();
  await expect(settings.getByRole('textbox', { name: 'Od' })).toHaveValue('1');
  await settings.getByRole('textbox', { name: 'Od' }).fill('2x');
  await expect(settings.getByRole('textbox', { name: 'Od' })).toHaveValue('2');
  await expect(settings.getByRole('textbox', { name: 'Do' })).toHaveValue('');
  await expectAccessible(page);
  await button(page, 'Zamknij ustawienia listy').click();
  await expect(rows).toHaveText([/Łąka sp/]);

  await page.goto(`${listPath}?filter-by-party-type=true`);
  await expect(rows).toHaveText([/Ćwik Jan/, /Zyta Ewa/, /Żak Jan/]);
  await page.goto(`${listPath}?sort-by=number-of-gardens&sort-direction=desc`);
  await expect(rows).toHaveText([/Łąka sp/, /Żak Jan/, /\(brak\)/, /\(brak\)/]);
  await page.goto(`${listPath}?phrase=laka`);
  await expect(rows).toHaveText([/Łąka sp/]);
});

test('the question before a deletion says what goes, and the list shows it gone @narrow', async ({
  app,
  page,
  signIn,
}) => {
  const { id } = await addParty(app.db, { lastName: 'Wójcik' });
  await addLogin(app.db, { partyId: id, loginId: 'janwojcik' });
  const garden = await addGarden(app.db, { name: 'Różana 3' });
  await addAssignment(app.db, { gardenId: garden.id, partyId: id });
  await signIn('ROLE_TREASURER');
  await page.goto(listPath);
  await button(page, 'Usuń: Wójcik Jan').click();
  const question = page.getByRole('alertdialog', { name: 'Potwierdź usunięcie zasobu' });
  await expect(question).toContainText('Czy na pewno chcesz usunąć podmiot Wójcik Jan?');
  await expect(question).toContainText('Loginy: janwojcik');
  await expect(question).toContainText('Działki: Różana 3');
  await expect(question.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(row(page, 'Wójcik Jan')).toBeVisible();

  await page.getByRole('link', { name: 'Szczegóły: Wójcik Jan' }).click();
  await button(page, 'Usuń').click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(heading(page)).toHaveText('Podmioty');
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();
  await expect(row(page, 'Wójcik Jan')).toBeHidden();
  await page.goto(`/szczegoly-dzialki/${garden.id}`);
  await expect(page.getByText('Działka nie ma przypisanych użytkowników')).toBeVisible();
});

test('a refused deletion says why in a closable alert', async ({ app, page, signIn }) => {
  const { id } = await addParty(app.db, { lastName: 'Prezes' });
  await addLogin(app.db, { partyId: id, role: 'ROLE_ADMIN' });
  await signIn('ROLE_TREASURER');
  await page.goto(listPath);
  await button(page, 'Usuń: Prezes Jan').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('jest wśród nich login wyższej rangi');
  await expectAccessible(page);
  await alert.getByRole('button').click();
  await expect(alert).toBeHidden();
  await expect(row(page, 'Prezes Jan')).toBeVisible();
});

test('who may only read sees nothing to change @narrow', async ({ app, page, signIn }) => {
  const { id } = await addParty(app.db, { lastName: 'Wójcik' });
  await addLogin(app.db, { partyId: id, loginId: 'janwojcik' });
  const garden = await addGarden(app.db, { name: 'Różana 3' });
  await addAssignment(app.db, { gardenId: garden.id, partyId: id });
  await signIn('ROLE_EMPLOYEE');
  await page.goto(listPath);
  await expect(row(page, 'Wójcik Jan').getByRole('button')).toHaveCount(0);
  await expect(row(page, 'Wójcik Jan').getByRole('link')).toHaveText(['Szczegóły']);
  await expect(button(page, 'Dodaj podmiot')).toBeHidden();

  await page.goto(detailsPath(id));
  await expect(page.getByRole('link', { name: 'Różana 3' })).toBeVisible();
  await expect(page.getByText('janwojcik')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Różana 3']);
  await expectAccessible(page);
  for (const path of [createPath, editPath(id), `${detailsPath(id)}/nowy-login/${id}`]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('Brak dostępu');
  }
});

test('many gardens, long names and bare facts look right @narrow', async ({
  app,
  page,
  signIn,
}) => {
  const longName = 'Żółćgęś'.repeat(14);
  const long = await addParty(app.db, { firstName: longName, lastName: longName });
  const company = await addCompany(app.db, { name: 'Ogrodnictwo '.repeat(16).trim() });
  for (let number = 1; number <= 200; number += 1) {
    const garden = await addGarden(app.db, { name: `${number}` });
    await addAssignment(app.db, { gardenId: garden.id, partyId: company.id });
  }
  await signIn('ROLE_SUPER_USER');
  await page.goto(listPath);
  await expect(row(page, 'Ogrodnictwo')).toContainText('1, 2, 3, 4, 5… (razem 200)');
  await expectNoSidewaysScroll(page);

  await page.goto(detailsPath(company.id));
  const gardens = section(page, 'Działki');
  await expect(gardens.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await gardens.getByRole('button', { name: 'Pokaż wszystkie (200)' }).click();
  await expect(gardens.getByRole('listitem')).toHaveCount(200);
  await expect(gardens.getByRole('link').last()).toHaveText('200');

  await page.goto(detailsPath(long.id));
  await expect(page.getByRole('heading', { name: `${longName} ${longName}` })).toBeVisible();
  await expectFact(page, 'Telefon', '(brak)');
  await expect(page.getByText('Podmiot nie ma przypisanych działek')).toBeVisible();
  await expect(page.getByText('Podmiot nie ma loginów')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a party that does not exist leads back to the list', async ({ page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  await page.goto(detailsPath('nie-ma-takiego'));
  await expect(page.getByRole('heading', { name: 'Nie znaleziono' })).toBeVisible();
  await page.getByRole('link', { name: 'Wróć' }).click();
  await expect(heading(page)).toHaveText('Podmioty');
});
