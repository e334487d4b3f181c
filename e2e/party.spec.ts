import { accountEndpoints } from '@grzadka/contract/account/account.endpoints';
import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import { addGarden, addParty } from '@grzadka/server/test/factories.ts';
import { startMailDelivery } from '@grzadka/server/test/mail-delivery.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import {
  button,
  expectFact,
  field,
  heading,
  partiesPath,
  partyCreatePath,
  partyDetailsPath,
  row,
  section,
} from './party-screens.ts';
import { countPresses } from './presses.ts';

async function assign(page: Page, garden: string): Promise<void> {
  await button(page, 'Przypisz działkę').click();
  const dialog = page.getByRole('dialog', { name: 'Przypisz działkę' });
  await expect(dialog.getByRole('combobox', { name: 'Działka' })).toBeFocused();
  await page.keyboard.type(garden);
  await page.getByRole('option', { name: garden }).click();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('a new plot holder is taken in, gets two plots and a login, and signs in with what the message says', async ({
  app,
  page,
  playwright,
  signIn,
}) => {
  // The longest way there is, with a message that a job delivers.
  test.slow();
  await addGarden(app.db, { name: 'Łąkowa 12A', sector: 2 });
  await addGarden(app.db, { name: 'Łąkowa 12B', sector: 2 });
  const delivery = await startMailDelivery(app);
  await signIn('ROLE_SUPER_USER');
  await page.goto('/');
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'Podmioty', exact: true }).click();
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
  await button(page, 'Zapisz i dodaj login').click();

  await expect(heading(page)).toHaveText('Nowy login');
  await expect(page.getByText('Zapisano: Źdźbło Zofia')).toBeVisible();
  await field(page, 'Nazwa użytkownika').fill('zofiaŹdźbło');
  await page.getByRole('combobox', { name: 'Rola' }).click();
  await page.getByRole('option', { name: 'Użytkownik', exact: true }).click();
  await button(page, 'Generuj').click();
  const generated = await field(page, 'Hasło').inputValue();
  await page.getByRole('checkbox', { name: 'Wyślij e-mail z danymi uwierzytelniania' }).check();
  await button(page, 'Zapisz').click();
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  await expect(page.getByRole('link', { name: 'Edytuj: zofiaŹdźbło' })).toBeFocused();
  const toast = page.getByRole('alert').filter({ hasText: 'Utworzono login: zofiaŹdźbło' });
  await expect(toast).toBeVisible();
  const lowerEdge = await row(page, 'zofiaŹdźbło').evaluate(
    (found) => found.getBoundingClientRect().bottom,
  );
  const upperEdge = await toast.evaluate((found) => found.getBoundingClientRect().top);
  expect(upperEdge).toBeGreaterThanOrEqual(lowerEdge);
  await expect(row(page, 'zofiaŹdźbło')).toContainText('Aktywny: tak');
  await expect(row(page, 'zofiaŹdźbło')).toContainText('Role: Użytkownik');
  await expectFact(page, 'Telefon', '+48 601 234 567');
  await expectFact(page, 'Adres', 'Kwiatowa 7/1200-950 Łódź');

  await assign(page, 'Łąkowa 12A');
  expect(await presses()).toBeLessThanOrEqual(10);
  await assign(page, 'Łąkowa 12B');
  const gardens = section(page, 'Działki');
  await expect(gardens.getByRole('link')).toHaveText(['Łąkowa 12A', 'Łąkowa 12B']);
  await expect(gardens.getByText('Sektor 2, od 20')).toHaveCount(2);

  await expect.poll(() => delivery.messages()).toHaveLength(1);
  await delivery.stop();
  const [message] = await delivery.messages();
  expect(message?.to).toEqual([{ name: '', address: 'zofia@example.pl' }]);
  const told = /^Nazwa użytkownika: (?<login>\S+)\nHasło: (?<password>\S+)$/m.exec(
    message?.text ?? '',
  )?.groups;
  expect(told).toMatchObject({ password: generated });

  const form = { username: told?.['login'] ?? '', password: told?.['password'] ?? '' };
  const own = await playwright.request.newContext({ baseURL: app.origin });
  await expect(await own.post(sessionEndpoints.login.path, { form })).toBeOK();
  await expect(await own.get(accountEndpoints.sessions.path)).toBeOK();
  await own.dispose();
});

test('what stands at the end of a low window keeps its place when a message goes', {
  tag: inLongRun,
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn('ROLE_SUPER_USER');
  await page.goto(partyCreatePath);
  await field(page, 'Imię').fill('Zofia');
  await field(page, 'Nazwisko').fill('Źdźbło');
  await button(page, 'Zapisz i dodaj login').click();
  await expect(heading(page)).toHaveText('Nowy login');
  const message = page.getByRole('alert').filter({ hasText: 'Zapisano: Źdźbło Zofia' });
  await button(page, 'Zapisz').hover();
  const place = await button(page, 'Zapisz').boundingBox();
  await message.getByRole('button', { name: 'Zamknij' }).click();
  await expect(message).toBeHidden();
  expect(await button(page, 'Zapisz').boundingBox()).toEqual(place);
});

test('a person added to a long list is in sight and in focus, and the message leads to them', async ({
  app,
  page,
  signIn,
}) => {
  const parties = Array.from({ length: 120 }, (_, index) => ({
    firstName: 'Adam',
    lastName: `Abramczyk ${index + 1}`,
  }));
  for (const party of parties) await addParty(app.db, party);
  await signIn('ROLE_SUPER_USER');
  await page.goto(partiesPath);
  await button(page, 'Dodaj podmiot').click();
  await expect(field(page, 'Imię')).toBeFocused();
  await page.keyboard.type('Żaneta');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Źdźbło');
  await page.keyboard.press('Enter');

  const added = page.getByRole('link', { name: 'Szczegóły: Źdźbło Żaneta' });
  await expect(added).toBeFocused();
  await expect(added).toBeInViewport();
  await expect(page.getByText('jej miejsce jest dalej na liście')).toBeVisible();
  await expect(row(page, 'Abramczyk 1 Adam')).toBeInViewport();
  await button(page, 'Otwórz').click();
  await expect(page.getByRole('heading', { name: 'Źdźbło Żaneta' })).toBeVisible();
  await button(page, 'Wstecz').click();
  await expect(added).toBeFocused();

  // At its end there is its place; it is not said twice.
  await page.getByRole('link', { name: 'Podmioty', exact: true }).click();
  await expect(row(page, 'Abramczyk 1 Adam')).toBeVisible();
  await expect(added).toBeHidden();
});

test('a party is edited from its details and leads back there', { tag: inLongRun }, async ({
  app,
  page,
  signIn,
}) => {
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
