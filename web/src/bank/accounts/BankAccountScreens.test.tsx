// @vitest-environment jsdom
import { bankAccountEndpoints } from '@grzadka/contract/bank/accounts/bank-account.endpoints';
import {
  bankAccountDetails,
  bankAccountRefusals,
} from '@grzadka/contract/bank/accounts/bank-account.model';
import { bankProfileEndpoints } from '@grzadka/contract/bank/profiles/bank-profile.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { BankAccountCreateScreen, BankAccountEditScreen } from './BankAccountForms.tsx';
import { BankAccountScreen } from './BankAccountScreen.tsx';

const server = startTestServer();
const routes = [
  { path: '/transakcje/rachunki/:id', element: <BankAccountScreen /> },
  { path: '/transakcje/rachunki/:id/edycja', element: <BankAccountEditScreen /> },
  { path: '/transakcje/nowy-rachunek', element: <BankAccountCreateScreen /> },
  { path: '/transakcje/rachunki', element: <p>Rachunki</p> },
];

// It comes late to the screen.
beforeAll(() => import('./BankOpeningDialog.tsx'), 60_000);

const account = sampleOf(bankAccountDetails, {
  id: 'r',
  name: 'Bieżący',
  nrb: '61109010140000071219812874',
  balance: 980_00,
  active: true,
  statementDay: '2026-05-31',
  statementClosing: 1000_00,
  statementDifference: -20_00,
  bankProfileId: null,
  bankProfile: null,
  opening: null,
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const factIn = (section: HTMLElement, label: string) =>
  plain(within(section).getByText(label).nextElementSibling?.textContent);

test('an account tells its number in groups, what is on it, and what to do where the statement differs', async () => {
  server.answer(bankAccountEndpoints.get, account);
  openScreen(routes, '/transakcje/rachunki/r', { role: 'ROLE_TREASURER' });
  await screen.findByText('61 1090 1014 0000 0712 1981 2874');
  expect(screen.getByText('rozpoznawany po nagłówku')).toBeTruthy();
  const statement = screen.getByRole('region', { name: 'Ostatni wyciąg' });
  expect(factIn(statement, 'Stan w programie')).toBe(
    'różni się od wyciągu z 2026.05.31 o 20,00 zł',
  );
  expect(plain(statement.textContent)).toContain('2026.05.31, saldo końcowe 1000,00 zł');
  expect(within(statement).getByText(/^Sprawdź, czy wczytano wszystkie wyciągi/)).toBeTruthy();
  const documents = screen.getByRole('link', { name: 'Pokaż wpływy i wydatki' });
  expect(documents.getAttribute('href')).toBe(
    '/transakcje?filter-by-bank-account=true&bank-account=r',
  );
});

test('one that agrees says no more, and one without a statement says so', async () => {
  server.answer(bankAccountEndpoints.get, { ...account, statementDifference: 0 });
  openScreen(routes, '/transakcje/rachunki/r', { role: 'ROLE_TREASURER' });
  await screen.findByText('zgodne z wyciągiem z 2026.05.31');
  expect(screen.queryByText(/^Sprawdź, czy wczytano/)).toBeNull();
  const none = { statementDay: null, statementClosing: null, statementDifference: null };
  server.answer(bankAccountEndpoints.get, { ...account, ...none });
  openScreen(routes, '/transakcje/rachunki/r', { role: 'ROLE_TREASURER' });
  await screen.findByText('Nie wczytano jeszcze wyciągu z saldem końcowym.');
});

test('its opening is asked for once, and a refusal is told in the dialog', async () => {
  server.answer(bankAccountEndpoints.get, account);
  openScreen(routes, '/transakcje/rachunki/r', { role: 'ROLE_TREASURER' });
  await press('Wpisz bilans otwarcia');
  const dialog = within(await screen.findByRole('dialog'));
  // The screen behind it is hidden at once, and what is in it shown when it has opened.
  const send = async () => await press('Wpisz bilans otwarcia', { within: dialog });
  await send();
  await dialog.findByText('Podaj kwotę');
  type('Kwota', '1 234,50');
  server.refuse(bankAccountEndpoints.open, {
    code: 'conflict',
    message: bankAccountRefusals.opened('BO/2026/1'),
  });
  await send();
  await dialog.findByText(/ma już bilans otwarcia \(BO\/2026\/1\)/);
  server.answer(bankAccountEndpoints.open, { id: 'b', number: 'BO/2026/2' });
  const opening = { id: 'b', number: 'BO/2026/2', postingDay: '2026-01-01', amount: 1234_50 };
  server.answer(bankAccountEndpoints.get, { ...account, opening });
  await send();
  await screen.findByText(/^1234,50.zł, 2026\.01\.01 \(BO\/2026\/2\)$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Wpisz bilans otwarcia' })).toBeNull();
  expect(server.callsOf(bankAccountEndpoints.open).at(-1)?.body).toMatchObject({
    bankAccountId: 'r',
    amount: 1234_50,
  });
});

test('the form has the number as it is typed, and a profile or none', async () => {
  server.answer(bankAccountEndpoints.get, account);
  server.answer(bankProfileEndpoints.list, {
    items: [{ id: 'p', name: 'Bank Spółdzielczy' }],
    totalItems: 1,
  });
  server.answer(bankAccountEndpoints.update, undefined);
  openScreen(routes, '/transakcje/rachunki/r/edycja', { role: 'ROLE_TREASURER' });
  const number = await screen.findByLabelText('Numer rachunku');
  expect(number).toHaveProperty('value', '61 1090 1014 0000 0712 1981 2874');
  type('Numer rachunku', '62 1090 1014 0000 0712 1981 2874');
  await press('Zapisz');
  await screen.findByText('W numerze rachunku jest pomyłka – sprawdź cyfry');
  type('Numer rachunku', 'PL 61 1090 1014 0000 0712 1981 2874');
  await press('Zapisz');
  await screen.findByText('Zapisano zmiany rachunku bankowego');
  expect(server.callsOf(bankAccountEndpoints.update).at(-1)?.body).toMatchObject({
    id: 'r',
    nrb: account.nrb,
    bankProfileId: null,
    active: true,
  });
});
