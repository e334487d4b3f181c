// @vitest-environment jsdom
import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import { loginDetails } from '@grzadka/contract/login/login.model';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { party } from '@grzadka/contract/party/party-reply';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  descriptionOf,
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { partyPaths } from '../party/party.paths.ts';
import { LoginCreateScreen } from './LoginCreateScreen.tsx';
import { LoginEditScreen } from './LoginEditScreen.tsx';
import { loginPaths, loginPatterns } from './login.paths.ts';
import { SetPasswordScreen } from './SetPasswordScreen.tsx';

const server = startTestServer();

const routes = [
  { path: loginPatterns.create, element: <LoginCreateScreen /> },
  { path: loginPatterns.edit, element: <LoginEditScreen /> },
  { path: loginPatterns.setPassword, element: <SetPasswordScreen /> },
];

const company = sampleOf(party, {
  id: 'p',
  name: 'Zielony Ogród',
  partyType: 'company',
  companyName: 'Zielony Ogród',
});
const login = sampleOf(loginDetails, {
  userLoginId: 'u',
  loginId: 'jan7',
  partyId: 'p',
  roles: ['ROLE_TREASURER'],
  enabled: true,
});

beforeEach(() => {
  server.answer(partyEndpoints.get, company);
  server.answer(loginEndpoints.get, login);
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const addressOf = (link: string) => screen.getByRole('link', { name: link }).getAttribute('href');
const emailBox = () => field('Wyślij e-mail z danymi uwierzytelniania');
const role = () => screen.getByRole('combobox', { name: /^Rola/ });

/** The roles to choose from, once the list of them is open. */
async function openRoles(): Promise<string[]> {
  fireEvent.mouseDown(role());
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  return options.map(({ textContent }) => textContent ?? '');
}

async function chooseRole(name: string): Promise<void> {
  await openRoles();
  await press(name, { role: 'option' });
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

test('a new login begins with what is known, and offers only what is possible', async () => {
  openScreen(routes, loginPaths.create('p'));
  expect(await screen.findByRole('heading', { name: 'Dane loginu' })).toBeTruthy();
  await waitFor(() => expect(focused()).toBe('Nazwa użytkownika'));
  expect(role().textContent).toBe('-');
  expect(button('Generuj').disabled).toBe(true);
  expect(button('Kopiuj').disabled).toBe(true);
  expect(field('Aktywny').checked).toBe(true);
  expect(emailBox().disabled).toBe(true);
  expect(descriptionOf(emailBox())).toBe(
    'Ten podmiot nie ma adresu e-mail. Wpisz go w danych podmiotu.',
  );
  expect(await openRoles()).toEqual([
    '-',
    'Użytkownik',
    'Pracownik',
    'Skarbnik',
    'Użytkownik zaawansowany',
  ]);
});

test('a new login says at each field what it lacks', async () => {
  openScreen(routes, loginPaths.create('p'));
  await screen.findByLabelText('Nazwa użytkownika');
  type('Nazwa użytkownika', 'jan wójcik');
  type('Hasło', '1234567');
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({
      'Nazwa użytkownika': 'Login powinien składać się wyłącznie z liter i cyfr.',
      Rola: 'Należy podać rolę.',
      Hasło: 'Hasło powininno składać się z co najmniej 8 znakow.',
    }),
  );
});

test('a generated password is as long as the role asks', async () => {
  openScreen(routes, loginPaths.create('p'));
  await screen.findByLabelText('Nazwa użytkownika');
  await chooseRole('Użytkownik');
  await press('Generuj');
  await waitFor(() => expect(field('Hasło').value).toMatch(/^[A-HJ-NP-Za-km-z1-9]{8}$/));
  await chooseRole('Skarbnik');
  await press('Generuj');
  await waitFor(() => expect(field('Hasło').value).toMatch(/^[A-HJ-NP-Za-km-z1-9]{20}$/));
});

test('where the browser copies nothing, the password stands selected for the person to copy', async () => {
  // jsdom has no clipboard, and its old command copies nothing.
  document.execCommand = () => false;
  openScreen(routes, loginPaths.create('p'));
  await screen.findByLabelText('Nazwa użytkownika');
  type('Hasło', 'Tajne haslo 1');
  await press('Kopiuj');
  expect(await screen.findByText(/Przeglądarka nie pozwala kopiować/)).toBeTruthy();
  const { type: kind, value, selectionStart, selectionEnd } = field('Hasło');
  expect(focused()).toBe('Hasło');
  expect([kind, value.slice(selectionStart ?? 0, selectionEnd ?? 0)]).toEqual([
    'text',
    'Tajne haslo 1',
  ]);
});

test('a login is edited without an empty role to choose', async () => {
  server.answer(loginEndpoints.update, undefined);
  const { path } = openScreen(routes, loginPaths.edit('p', 'u'));
  expect(await screen.findByText('jan7')).toBeTruthy();
  expect(role().textContent).toBe('Skarbnik');
  expect(await openRoles()).toEqual([
    'Użytkownik',
    'Pracownik',
    'Skarbnik',
    'Użytkownik zaawansowany',
  ]);
  await press('Pracownik', { role: 'option' });
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  fireEvent.click(field('Aktywny'));
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(partyPaths.details('p')));
  const [sent] = server.callsOf(loginEndpoints.update);
  expect(sent?.body).toEqual({ loginId: 'u', role: 'ROLE_EMPLOYEE', enabled: false });
});

test('what two people changed of a login reads as its form shows it', async () => {
  openScreen(routes, loginPaths.edit('p', 'u'));
  await screen.findByText('jan7');
  await chooseRole('Pracownik');
  server.refuse(loginEndpoints.update, { code: 'stale' });
  await press('Zapisz');
  const reload = await screen.findByRole('button', { name: 'Odśwież dane' });
  const theirs = { ...login, roles: ['ROLE_USER'], enabled: false };
  server.answer(loginEndpoints.get, theirs, { etag: '"2"' });
  fireEvent.click(reload);
  const review = within(await screen.findByRole('region', { name: 'Zmiany w międzyczasie' }));
  expect(review.getByRole('listitem').textContent).toBe('Aktywny: nie (było: tak)');
  const choice = within(review.getByRole('group', { name: 'Rola' }));
  expect(choice.getByText('Było: Skarbnik')).toBeTruthy();
  expect(
    choice.getByRole('radio', { name: 'Twoja wersja: Pracownik', checked: true }),
  ).toBeTruthy();
  await press('Wersja innej osoby: Użytkownik', { role: 'radio', within: choice });
  expect(role().textContent).toBe('Użytkownik');
});

test('a new password is asked for, made by the role, and sent to the address told', async () => {
  server.answer(partyEndpoints.get, { ...company, email: { address: 'jan@example.pl' } });
  server.answer(loginEndpoints.get, { ...login, roles: ['ROLE_USER'] });
  server.answer(loginEndpoints.setPassword, undefined);
  const { path } = openScreen(routes, loginPaths.setPassword('p', 'u'));
  expect(await screen.findByRole('heading', { name: 'Ustaw hasło' })).toBeTruthy();
  await waitFor(() => expect(focused()).toBe('Hasło'));
  expect(addressOf('Historia')).toBe('/historia/login/u');
  expect(descriptionOf(emailBox())).toBe('Program wyśle wiadomość na adres jan@example.pl');
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({ Hasło: 'Hasło powininno składać się z co najmniej 8 znakow.' }),
  );
  await press('Generuj');
  await waitFor(() => expect(field('Hasło').value).toMatch(/^.{8}$/));
  const password = field('Hasło').value;
  fireEvent.click(emailBox());
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(partyPaths.details('p')));
  const [sent] = server.callsOf(loginEndpoints.setPassword);
  expect(sent?.body).toEqual({ loginId: 'u', password, sendEmail: true });
});

test('the own password leads to the own account, which asks for the present one', async () => {
  const { path } = openScreen(routes, loginPaths.setPassword('p', 'signed-in'));
  await waitFor(() => expect(path()).toBe('/twoje-dane'));
});
