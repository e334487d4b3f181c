// @vitest-environment jsdom

import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { paymentRefusals } from '@grzadka/contract/payment/payment.model';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { transactionEndpoints } from '@grzadka/contract/transaction/transaction.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { garden, payment, settlement } from '../../test/cash-payment.ts';
import { field, openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { TransactionScreen } from './TransactionScreen.tsx';
import { transactionPath, transactionPattern } from './transaction.paths.ts';

const server = startTestServer();
const routes = [{ path: transactionPattern, element: <TransactionScreen /> }];

// They come late to the screen.
beforeAll(async () => {
  await import('./TransactionReversal.tsx');
  await import('../payment/MovePaymentDialog.tsx');
}, 60_000);

const uuid = (digit: string) => `0190a000-0000-7000-8000-00000000000${digit}`;
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const fact = (label: string) => plain(screen.getByText(label).nextElementSibling?.textContent);
const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

test('a payment tells what it covers, where it went, and who recorded it', async () => {
  server.answer(transactionEndpoints.get, payment);
  openScreen(routes, transactionPath('k'));
  await screen.findByRole('heading', { level: 2, name: /^KP\/2026\/7 – 150,00.zł$/ });
  expect(fact('Konto rozliczeniowe')).toBe('Działka 12A – GR00012320');
  expect(fact('Zapisano')).toMatch(/, Nowak Anna$/);
  expect(screen.queryByText('Liczy się od dnia')).toBeNull();
  const covers = within(screen.getByRole('table', { name: 'Co pokryła ta wpłata' }));
  expect(covers.getAllByRole('cell').map(({ textContent }) => plain(textContent))).toEqual([
    'Opłata wodna (NAL/2026/1/17)',
    '2026.06.30',
    '140,63 zł',
  ]);
  expect(screen.getByText('Zostało jako nadpłata: 9,37 zł')).toBeTruthy();
  expect(items('Jak to zaksięgowano')).toEqual([
    'Do kasy: Kasa w biurze150,00 zł',
    'Zapłacone na koncie rozliczeniowym: GR00012320150,00 zł',
  ]);
  expect(screen.getByRole('button', { name: 'Drukuj potwierdzenie' })).toBeTruthy();
});

test('where nothing can be done and nothing was, no gap stands above what it was', async () => {
  const bare = { ...payment, series: 'BO' as const, reversible: false };
  server.answer(transactionEndpoints.get, { ...bare, payments: [], covers: [], left: null });
  openScreen(routes, transactionPath('k'));
  const facts = (await screen.findByText('Zapisano')).closest('dl')?.parentElement;
  expect(facts?.previousElementSibling).toBeNull();
});

test('a document is taken back after a question, with a day and a reason; why not is told there', async () => {
  server.answer(transactionEndpoints.get, payment);
  openScreen(routes, transactionPath('k'));
  await press('Storno KP/2026/7');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Zrobić storno dokumentu KP/2026/7?')).toBeTruthy();
  await press('Storno KP/2026/7', { within: dialog });
  await dialog.findByText('Napisz, dlaczego');
  type('Przyczyna', 'błędna kwota');
  server.refuse(paymentEndpoints.reverse, {
    code: 'conflict',
    message: paymentRefusals.alreadyReversed('ST/2026/9'),
  });
  await press('Storno KP/2026/7', { within: dialog });
  await dialog.findByText('Ten dokument ma już storno: ST/2026/9.');
  server.answer(paymentEndpoints.reverse, { id: 'r', number: 'ST/2026/1' });
  server.answer(transactionEndpoints.get, {
    ...payment,
    reversible: false,
    covers: [],
    reversal: {
      id: 'r',
      number: 'ST/2026/1',
      postingDay: '2026-11-24',
      description: 'Storno KP/2026/7: błędna kwota',
    },
  });
  await press('Storno KP/2026/7', { within: dialog });
  await screen.findByText(/^2026\.11\.24: Storno KP\/2026\/7: błędna kwota/);
  const way = await screen.findByRole('link', { name: 'Pokaż ST/2026/1' });
  expect(way.getAttribute('href')).toBe('/transakcje/operacja/r');
  expect(screen.queryByRole('button', { name: 'Storno KP/2026/7' })).toBeNull();
  expect(server.callsOf(paymentEndpoints.reverse).at(-1)?.body).toEqual({
    id: 'k',
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    reason: 'błędna kwota',
  });
});

test('a payment is moved after a question to the account that is chosen, and what moved it is told', async () => {
  const other = {
    ...settlement,
    id: uuid('b'),
    reference: 'GR00004560',
    garden: { ...garden, name: '14' },
  };
  server.answer(settlementEndpoints.list, {
    items: [sampleOf(settlementListItem, { ...other, holders: 'Lis Anna' })],
    totalItems: 1,
  });
  server.answer(transactionEndpoints.get, payment);
  openScreen(routes, transactionPath('k'));
  await press('Przeksięguj');
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/zdejmie tę kwotę z konta rozliczeniowego „Działka 12A – GR00012320”/),
  ).toBeTruthy();
  const to = dialog.getByRole('combobox', { name: 'Na które konto rozliczeniowe' });
  await waitFor(() => expect(document.activeElement).toBe(to));
  expect(field('Kwota').value).toBe('150,00');
  await press('Przeksięguj', { within: dialog });
  await dialog.findByText('Wybierz, na które konto rozliczeniowe przeksięgować');
  expect(dialog.getByText('Napisz, dlaczego')).toBeTruthy();
  fireEvent.change(to, { target: { value: '14' } });
  fireEvent.keyDown(to, { key: 'Enter' });
  await waitFor(() => expect(to).toHaveProperty('value', '14 – GR00004560'));
  type('Przyczyna', 'zła działka w tytule');
  server.refuse(paymentEndpoints.move, {
    code: 'conflict',
    message: paymentRefusals.movableIsOnly(100_00),
  });
  await press('Przeksięguj', { within: dialog });
  await dialog.findByText(/^Z tej wpłaty można przeksięgować najwyżej 100,00/);
  type('Kwota', '100');
  server.answer(paymentEndpoints.move, { id: 'm', number: 'PK/2026/3' });
  server.answer(transactionEndpoints.get, {
    ...payment,
    payments: [{ id: 'l', settlement, amount: 150_00, movable: 0 }],
    moves: [
      {
        id: 'm',
        number: 'PK/2026/3',
        postingDay: '2026-11-24',
        description: 'Przeksięgowanie KP/2026/7: zła działka w tytule',
      },
    ],
    reversible: false,
  });
  await press('Przeksięguj', { within: dialog });
  const way = await screen.findByRole('link', { name: 'Pokaż PK/2026/3' });
  expect(way.getAttribute('href')).toBe('/transakcje/operacja/m');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Przeksięguj' })).toBeNull());
  const [first, second] = server.callsOf(paymentEndpoints.move).map(({ body }) => body);
  expect(second).toEqual({
    id: 'l',
    settlementId: uuid('b'),
    amount: 100_00,
    reason: 'zła działka w tytule',
    clientKey: expect.any(String),
  });
  // What got a refusal is the same move when it is sent again.
  expect(Reflect.get(Object(first), 'clientKey')).toBe(Reflect.get(Object(second), 'clientKey'));
  // The button that had the focus is gone.
  const place = screen.getByRole('group', { name: 'Co zrobić z tą wpłatą' });
  await waitFor(() => expect(document.activeElement).toBe(place));
});

test('a payment that was split is moved and spread of each account by itself, by who may', async () => {
  const split = {
    ...payment,
    payments: [
      { id: 'l', settlement, amount: 100_00, movable: 100_00 },
      { id: 'm', settlement: { ...settlement, garden: null }, amount: 50_00, movable: 50_00 },
    ],
  };
  server.answer(transactionEndpoints.get, split);
  openScreen(routes, transactionPath('k'));
  await screen.findByRole('button', { name: 'Przeksięguj: Działka 12A – GR00012320' });
  const way = screen.getByRole('link', { name: 'Rozlicz inaczej: Bez działki – GR00012320' });
  expect(way.getAttribute('href')).toBe('/transakcje/rozliczenie-wplaty/m');
});

test('what is not there, or cannot be read, is told', async () => {
  server.refuse(transactionEndpoints.get, { code: 'not-found' });
  openScreen(routes, transactionPath('k'));
  expect(await screen.findByText('Nie znaleziono')).toBeTruthy();
});
