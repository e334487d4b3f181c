// @vitest-environment jsdom

import { bankAccountEndpoints } from '@grzadka/contract/bank-account/bank-account.endpoints';
import { bankAccountListItem } from '@grzadka/contract/bank-account/bank-account.model';
import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { paymentRefusals } from '@grzadka/contract/payment/payment.model';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { transactionEndpoints } from '@grzadka/contract/transaction/transaction.endpoints';
import {
  transactionDetails,
  transactionListItem,
} from '@grzadka/contract/transaction/transaction.model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { field, openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { TransactionHubScreen } from './TransactionHubScreen.tsx';
import { TransactionScreen } from './TransactionScreen.tsx';
import { transactionPath, transactionPattern } from './transaction.paths.ts';

const server = startTestServer();
const routes = [
  { path: '/transakcje', element: <TransactionHubScreen /> },
  { path: transactionPattern, element: <TransactionScreen /> },
];

// They come late to the screen.
beforeAll(async () => {
  await import('./TransactionReversal.tsx');
  await import('../payment/MovePaymentDialog.tsx');
}, 60_000);

const uuid = (digit: string) => `0190a000-0000-7000-8000-00000000000${digit}`;
const garden = { id: 'g', name: '12A', sector: 'Sektor 1' };
const settlement = { id: 's', reference: 'GR00012320', garden };
const cashBox = { id: 'b', name: 'Kasa w biurze' };

const item = sampleOf(transactionListItem, {
  id: 'k',
  number: 'KP/2026/7',
  series: 'KP',
  bookingDay: '2026-11-24',
  description: 'Wpłata: Opłata wodna',
  direction: 'in',
  source: 'cash',
  state: 'booked',
  amount: 150_00,
  settlement,
  cashBox,
  bankAccount: null,
  costCategory: null,
  reversedBy: null,
});

const payment = sampleOf(transactionDetails, {
  ...item,
  effectiveDay: '2026-11-24',
  recordedBy: 'Nowak Anna',
  lines: [
    { code: '100', account: 'Kasa', subject: 'Kasa w biurze', amount: 150_00 },
    {
      code: '200',
      account: 'Rozrachunki z działkowcami',
      subject: 'GR00012320',
      amount: -150_00,
    },
  ],
  covers: [
    {
      number: 'NAL/2026/1/17',
      feeKind: 'Opłata wodna',
      description: null,
      dueOn: '2026-06-30',
      amount: 140_63,
    },
  ],
  left: 9_37,
  payments: [{ id: 'l', settlement, amount: 150_00, movable: 150_00 }],
  moves: [],
  reversal: null,
  reverses: null,
  reversible: true,
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const fact = (label: string) => plain(screen.getByText(label).nextElementSibling?.textContent);
const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

test('the hub leads to statements, payments and what waits, tells what money there is, and lists what came and went', async () => {
  // jsdom lays nothing out, and a list without a height has no rows in view.
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  onTestFinished(() => height.mockRestore());
  const out = {
    ...item,
    id: 'w',
    number: 'KW/2026/2',
    direction: 'out' as const,
    reversedBy: 'ST/2026/1',
    settlement: null,
    costCategory: { id: 'c', name: 'Materiały biurowe' },
  };
  const unclear = {
    ...item,
    id: 'u',
    number: 'PK/2026/3',
    source: 'bank' as const,
    state: 'unclear' as const,
    settlement: null,
  };
  server.answer(transactionEndpoints.list, { items: [item, out, unclear], totalItems: 3 });
  server.answer(cashBoxEndpoints.list, {
    items: [{ ...cashBox, balance: 1234_50, active: true }],
    totalItems: 1,
  });
  const account = sampleOf(bankAccountListItem, {
    id: 'r',
    name: 'Bieżący',
    balance: 5000_00,
    statementDay: '2026-11-20',
    statementDifference: 0,
  });
  const differs = { ...account, id: 'l', name: 'Lokata', statementDifference: -20_00 };
  const fresh = {
    ...account,
    id: 'n',
    name: 'Nowy',
    statementDay: null,
    statementDifference: null,
  };
  server.answer(bankAccountEndpoints.list, { items: [account, differs, fresh], totalItems: 3 });
  server.answer(bankAccountEndpoints.waiting, { count: 7, incoming: 1234_56, outgoing: 34_56 });
  openScreen(routes, '/transakcje', { role: 'ROLE_TREASURER' });
  const link = await screen.findByRole('link', { name: 'Przyjmij wpłatę (KP)' });
  expect(link.getAttribute('href')).toBe('/transakcje/wplata');
  const importing = screen.getByRole('link', { name: 'Wczytaj wyciąg' });
  expect(importing.getAttribute('href')).toBe('/transakcje/import');
  const queue = await screen.findByRole('link', { name: /^Do wyjaśnienia \(7, 1200,00.zł\)$/ });
  expect(queue.getAttribute('href')).toBe('/transakcje/do-wyjasnienia');
  await waitFor(() =>
    expect(items('Na rachunkach i w kasach jest teraz')).toEqual([
      'Bieżący: 5000,00 zł, zgodne z wyciągiem z 2026.11.20',
      'Lokata: 5000,00 zł, różni się od wyciągu z 2026.11.20 o 20,00 zł',
      'Nowy: 5000,00 zł',
      'Kasa w biurze: 1234,50 zł',
    ]),
  );
  const way = screen.getByRole('link', { name: /^Bieżący/ });
  expect(way.getAttribute('href')).toBe('/transakcje/rachunki/r');
  const rows = await screen.findAllByText(/^(K[PW]|PK)\/2026\/\d$/);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'KP/2026/7',
    'KW/2026/2',
    'PK/2026/3',
  ]);
  expect(screen.getByText('Do wyjaśnienia')).toBeTruthy();
  expect(screen.getByText('-150,00 zł')).toBeTruthy();
  expect(screen.getByText('Wpłata: Opłata wodna – Storno: ST/2026/1')).toBeTruthy();
  expect(screen.getByText('Materiały biurowe')).toBeTruthy();
  // Where there is little room, the ways to other screens come on request.
  await press('Więcej');
  const openings = await screen.findByRole('link', { name: 'Wczytaj bilans otwarcia' });
  expect(openings.getAttribute('href')).toBe('/transakcje/bilans-otwarcia');
});

test('an employee has the form, and what they took today, to be printed once more', async () => {
  server.answer(paymentEndpoints.own, {
    items: [
      {
        id: 'k',
        number: 'KP/2026/7',
        postingDay: '2026-11-24',
        recordedAt: '2026-11-24T09:00:00.000Z',
        amount: 150_00,
        description: 'Wpłata',
        settlement,
        reversedBy: 'ST/2026/1',
      },
    ],
  });
  openScreen(routes, '/transakcje', { role: 'ROLE_EMPLOYEE' });
  expect(await screen.findByRole('link', { name: 'Przyjmij wpłatę (KP)' })).toBeTruthy();
  await screen.findByText(/^KP\/2026\/7/);
  const [told] = items('Twoje dzisiejsze wpłaty');
  expect(told).toContain('KP/2026/7 – 150,00 zł');
  expect(told).toContain('Działka 12A – GR00012320, Wpłata, Storno: ST/2026/1');
  expect(screen.getByRole('button', { name: 'Drukuj potwierdzenie: KP/2026/7' })).toBeTruthy();
  expect(server.callsOf(transactionEndpoints.list)).toEqual([]);
  expect(server.callsOf(bankAccountEndpoints.waiting)).toEqual([]);
});

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

test('a document is taken back after a question, with a day and a reason; why not is told there', async () => {
  server.answer(transactionEndpoints.get, payment);
  openScreen(routes, transactionPath('k'));
  await press('Storno KP/2026/7');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Zrobić storno dokumentu KP/2026/7?')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Storno KP/2026/7' }));
  await dialog.findByText('Napisz, dlaczego');
  type('Przyczyna', 'błędna kwota');
  server.refuse(paymentEndpoints.reverse, {
    code: 'conflict',
    message: paymentRefusals.alreadyReversed('ST/2026/9'),
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Storno KP/2026/7' }));
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
  fireEvent.click(dialog.getByRole('button', { name: 'Storno KP/2026/7' }));
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
  fireEvent.click(dialog.getByRole('button', { name: 'Przeksięguj' }));
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
  fireEvent.click(dialog.getByRole('button', { name: 'Przeksięguj' }));
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
  fireEvent.click(dialog.getByRole('button', { name: 'Przeksięguj' }));
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
