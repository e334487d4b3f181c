// @vitest-environment jsdom

import { bankAccountEndpoints } from '@grzadka/contract/bank/accounts/bank-account.endpoints';
import { bankAccountListItem } from '@grzadka/contract/bank/accounts/bank-account.model';
import { unclearLinesDeadline } from '@grzadka/contract/bank/unclear-lines.deadline';
import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { deadlineEndpoints } from '@grzadka/contract/deadline/deadline.endpoints';
import { annualFinancesDeadline } from '@grzadka/contract/document/annual-finances.deadline';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { reportEndpoints } from '@grzadka/contract/report/report.endpoints';
import { yearFigures } from '@grzadka/contract/report/year-figures';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { transactionEndpoints } from '@grzadka/contract/transaction/transaction.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cashBox, item, settlement } from '../../test/cash-payment.ts';
import { letNothingBeDue } from '../../test/nothing-due.ts';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { TransactionHubScreen } from './TransactionHubScreen.tsx';

const server = startTestServer();

letNothingBeDue(server);

const quiet = sampleOf(yearFigures, { charged: 0, paid: 0, open: 0, spent: 0, months: [] });
beforeEach(() => server.answer(reportEndpoints.year, quiet));

const routes = [
  { path: '/transakcje', element: <TransactionHubScreen /> },
  { path: '/transakcje/operacja/:id', element: <p>Operacja</p> },
];

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

/** The values of each row, each with the note below it. */
const rowsAsShown = () =>
  [...document.querySelectorAll('dl')].map((row) =>
    [...row.querySelectorAll('dd')]
      .map(({ childNodes }) => [...childNodes].map((node) => plain(node.textContent)).join(' '))
      .map((text) => text.trim())
      .join('|'),
  );

test('the hub leads to statements, payments and what waits, tells what money there is, and lists what came and went', async () => {
  makeRoomForRows();
  const paid = { ...item, payer: 'Nowak Anna', title: null, paidFor: ['Opłata wodna', 'Śmieci'] };
  const out = {
    ...item,
    payer: null,
    title: null,
    paidFor: [],
    id: 'w',
    number: 'KW/2026/2',
    direction: 'out' as const,
    state: 'reversed' as const,
    reversedBy: 'ST/2026/1',
    settlement: null,
    costCategory: { id: 'c', name: 'Materiały biurowe' },
  };
  const unclear = {
    ...item,
    payer: 'NOWAK JAN',
    title: 'oplata za dzialke',
    paidFor: [],
    id: 'u',
    number: 'PK/2026/3',
    source: 'bank' as const,
    state: 'unclear' as const,
    settlement: null,
  };
  server.answer(transactionEndpoints.list, { items: [paid, out, unclear], totalItems: 3 });
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
  expect(rowsAsShown()).toEqual([
    'KP/2026/7 2026.11.24|Nowak Anna Wpłata: Opłata wodna|Działka 12A, Sektor 1 Opłata wodna, Śmieci|150,00 zł Zaksięgowane',
    'KW/2026/2 2026.11.24|Wpłata: Opłata wodna – Storno: ST/2026/1|Materiały biurowe|-150,00 zł Storno',
    'PK/2026/3 2026.11.24|NOWAK JAN oplata za dzialke|–|150,00 zł Do wyjaśnienia',
  ]);
  // Where there is little room, the ways to other screens come on request.
  await press('Więcej');
  const openings = await screen.findByRole('link', { name: 'Wczytaj bilans otwarcia' });
  expect(openings.getAttribute('href')).toBe('/transakcje/bilans-otwarcia');
});

test('a row opens what it is about wherever it is pressed, but not while a text of it is chosen', async () => {
  makeRoomForRows();
  server.answer(transactionEndpoints.list, { items: [item], totalItems: 1 });
  server.answer(cashBoxEndpoints.list, { items: [], totalItems: 0 });
  server.answer(bankAccountEndpoints.list, { items: [], totalItems: 0 });
  server.answer(bankAccountEndpoints.waiting, { count: 0, incoming: 0, outgoing: 0 });
  openScreen(routes, '/transakcje', { role: 'ROLE_TREASURER' });
  const amount = await screen.findByText(/^150,00/);
  document.getSelection()?.selectAllChildren(amount);
  fireEvent.click(amount);
  expect(screen.queryByText('Operacja')).toBeNull();
  document.getSelection()?.removeAllRanges();
  fireEvent.click(amount);
  expect(await screen.findByText('Operacja')).toBeTruthy();
});

test('what waits for long is a deadline, without a number of its own', async () => {
  const due = sampleOf(unclearLinesDeadline.reply, { on: null, daysLeft: null, lines: 3 });
  const other = sampleOf(annualFinancesDeadline.reply, { id: '2026', on: null, daysLeft: null });
  server.answer(deadlineEndpoints.all, { items: [due, other] });
  server.answer(transactionEndpoints.list, { items: [], totalItems: 0 });
  server.answer(cashBoxEndpoints.list, { items: [], totalItems: 0 });
  server.answer(bankAccountEndpoints.list, { items: [], totalItems: 0 });
  server.answer(bankAccountEndpoints.waiting, { count: 7, incoming: 1234_56, outgoing: 34_56 });
  openScreen(routes, '/transakcje', { role: 'ROLE_TREASURER' });
  const deadlines = await screen.findByRole('region', { name: 'Terminy operacji bankowych' });
  await within(deadlines).findByRole('link', { name: /^Do wyjaśnienia \(7, / });
  expect(plain(deadlines.textContent)).toBe('Do wyjaśnienia (7, 1200,00 zł)teraz');
  // The strip, whose code comes later, shows of the same answer what concerns the hub.
  await screen.findByRole('link', { name: 'Wszystkie terminy (2)' });
  expect(server.callsOf(deadlineEndpoints.all)).toHaveLength(1);
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

test('below the rows stands the year in figures, and behind a button the chart with its table', async () => {
  makeRoomForRows();
  server.answer(transactionEndpoints.list, { items: [item], totalItems: 1 });
  server.answer(cashBoxEndpoints.list, { items: [], totalItems: 0 });
  server.answer(bankAccountEndpoints.list, { items: [], totalItems: 0 });
  server.answer(bankAccountEndpoints.waiting, { count: 0, incoming: 0, outgoing: 0 });
  server.answer(reportEndpoints.year, {
    year: 2026,
    asOf: '2026-02-10',
    charged: 100_00,
    paid: 60_00,
    open: 40_00,
    spent: 7_00,
    months: [
      { month: 1, charged: 100_00, paid: 0, spent: 7_00 },
      { month: 2, charged: 0, paid: 60_00, spent: 0 },
    ],
  });
  openScreen(routes, '/transakcje', { role: 'ROLE_TREASURER' });
  await press('Rok 2026 w liczbach');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rok 2026 w liczbach' }));
  expect(dialog.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual([
    '100,00 zł',
    '60,00 zł',
    '40,00 zł',
    '7,00 zł',
  ]);
  await press('Pokaż tabelę', { within: dialog });
  const rows = within(await dialog.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
    'MiesiącNaliczonoWpłaconoWydano',
    'styczeń 2026100,00 zł0,00 zł7,00 zł',
    'luty 20260,00 zł60,00 zł0,00 zł',
    'Razem100,00 zł60,00 zł7,00 zł',
  ]);
});
