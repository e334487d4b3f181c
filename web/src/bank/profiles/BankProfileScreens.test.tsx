// @vitest-environment jsdom

import { bankProfileEndpoints } from '@grzadka/contract/bank/profiles/bank-profile.endpoints';
import type { BankProfileDetails } from '@grzadka/contract/bank/profiles/bank-profile.model';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import { makeRoomForRows } from '../../../test/room-for-rows.ts';
import { RecordListScreen } from '../../core/record/screens/RecordListScreen.tsx';
import { BankProfileScreen } from './BankProfileScreen.tsx';
import { bankProfileScreens } from './bank-profile.screens.ts';

const server = startTestServer();
const routes = [
  { path: '/transakcje/profile', element: <RecordListScreen of={bankProfileScreens} /> },
  { path: '/transakcje/profile/:id', element: <BankProfileScreen /> },
  { path: '/transakcje/import', element: <p>Wyciągi</p> },
];

const profile: BankProfileDetails = {
  id: 'p',
  name: 'Bank Spółdzielczy',
  heading: ['Data', '', 'Wpłaty', 'Wypłaty', 'Opis', 'Dodatkowy opis'],
  columns: {
    bookingDay: 0,
    valueDay: null,
    amount: { incoming: 2, outgoing: 3 },
    currency: null,
    counterpartyName: 1,
    counterpartyAccount: null,
    title: [4, 5],
    reference: null,
    balanceAfter: null,
    ownAccount: null,
  },
};

const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('an own profile tells which column says what, by the names that they have in the files', async () => {
  server.answer(bankProfileEndpoints.get, profile);
  openScreen(routes, '/transakcje/profile/p', { role: 'ROLE_TREASURER' });
  await screen.findByText('Dzień księgowania');
  expect(fact('Dzień księgowania')).toBe('Data');
  expect(fact('Wpływy')).toBe('Wpłaty');
  expect(fact('Wydatki')).toBe('Wypłaty');
  expect(fact('Tytuł')).toBe('Opis, Dodatkowy opis');
  expect(fact('Nazwa nadawcy albo odbiorcy')).toBe('Kolumna 2');
  expect(fact('Saldo po operacji')).toBe('nie ma');
  expect(screen.queryByText('Kwota')).toBeNull();
});

test('a new one is made where a statement is taken in, to which their list leads', async () => {
  makeRoomForRows();
  server.answer(bankProfileEndpoints.list, {
    items: [{ id: 'p', name: 'Bank Spółdzielczy' }],
    totalItems: 1,
  });
  openScreen(routes, '/transakcje/profile', { role: 'ROLE_TREASURER' });
  await screen.findByText('Bank Spółdzielczy');
  await press('Wczytaj wyciąg');
  expect(await screen.findByText('Wyciągi')).toBeTruthy();
});
