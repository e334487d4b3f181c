// @vitest-environment jsdom
import { ledgerEndpoints } from '@grzadka/contract/ledger/ledger.endpoints';
import { type RunningEntry, runningEntry } from '@grzadka/contract/ledger/ledger.model';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../contract/test/samples/sample-of.ts';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { RunningList } from './RunningList.tsx';

const server = startTestServer();

const routes = [{ path: '/konto', element: <RunningList settlement={{ id: 'k' }} /> }];

const part = { feeKind: 'Opłata wodna', description: null, dueOn: '2025-06-30', amount: 30_00 };
const debt: RunningEntry = {
  ...sampleOf(runningEntry),
  id: 'd',
  number: 'BO/2025/1/1',
  series: 'BO',
  postingDay: '2025-12-31',
  description: 'Bilans otwarcia: Opłata wodna',
  amount: 30_00,
  balance: 30_00,
  reversedBy: null,
  parts: [{ ...part, open: 17_51, writtenOff: 0 }],
  covers: [],
};
const payment: RunningEntry = {
  ...debt,
  id: 'p',
  number: 'KP/2026/1',
  series: 'KP',
  postingDay: '2026-01-10',
  description: 'Wpłata',
  amount: -12_49,
  balance: 17_51,
  parts: [],
  covers: [{ ...part, amount: 12_49, number: debt.number, named: true }],
};

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

test('each posting is a line under its month, with the balance after it, and what covers what when it is pressed', async () => {
  server.answer(ledgerEndpoints.entries, { items: [payment, debt], totalItems: 2 });
  openScreen(routes, '/konto');
  await screen.findByRole('rowheader', { name: 'styczeń 2026' });
  const rows = () =>
    screen
      .getAllByRole('row')
      .filter((row) => within(row).queryAllByRole('cell').length > 0)
      .map(cellsOf);
  const [paid, owed] = [
    ['Wpłata', '2026.01.10', 'KP/2026/1', '-12,49 zł', '17,51 zł'],
    ['Bilans otwarcia: Opłata wodna', '2025.12.31', 'BO/2025/1/1', '30,00 zł', '30,00 zł'],
  ];
  expect(rows()).toEqual([paid, owed]);
  await press('Wpłata');
  const covered = 'Na BO/2025/1/1 (Opłata wodna, termin 2025.06.30): 12,49 zł, wskazane w tytule';
  expect(rows()).toEqual([paid, [covered], owed]);
  await press('Bilans otwarcia: Opłata wodna');
  const left = 'Opłata wodna, termin 2025.06.30: 30,00 zł, do zapłaty 17,51 zł';
  expect(rows()).toEqual([paid, [covered], owed, [left]]);
  await press('Wpłata');
  expect(rows()).toEqual([paid, owed, [left]]);
  const months = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(months).toEqual(['styczeń 2026', 'grudzień 2025']);
});

test('a charge is named in short, and says how it was reckoned when it is pressed', async () => {
  const reckoned = 'Woda 01.10.2024–15.07.2025, licznik W-1: 2 m³ × 7,45 zł = 14,90 zł';
  const charge = { ...debt, series: 'NAL' as const, description: reckoned, parts: [] };
  server.answer(ledgerEndpoints.entries, { items: [charge], totalItems: 1 });
  openScreen(routes, '/konto');
  await press('Woda 01.10.2024–15.07.2025');
  expect(await screen.findByText(reckoned)).toBeTruthy();
});

test('what takes something back says no more than that', async () => {
  const storno = { ...debt, series: 'ST' as const, description: 'Storno KP/2026/1: pomyłka' };
  server.answer(ledgerEndpoints.entries, { items: [storno], totalItems: 1 });
  openScreen(routes, '/konto');
  const words = await screen.findByText(storno.description);
  expect(words.textContent).toBe(storno.description);
});

test('earlier postings are asked for when they are wanted, and what was taken back says so', async () => {
  const items = [{ ...debt, reversedBy: 'ST/2026/1' }];
  server.answer(ledgerEndpoints.entries, { items, totalItems: 2 });
  openScreen(routes, '/konto');
  await press('Bilans otwarcia: Opłata wodna (storno)');
  expect(await screen.findByText('Storno: ST/2026/1')).toBeTruthy();
  server.refuse(ledgerEndpoints.entries, { code: 'internal' });
  await press('Pokaż wcześniejsze');
  await screen.findByText(/^Nie udało się wczytać księgowań\./);
  server.answer(ledgerEndpoints.entries, { items: [payment], totalItems: 2 });
  await press('Spróbuj ponownie');
  await screen.findByText(payment.number);
  const documents = screen.getAllByText(/^(KP|BO)\/[\d/]+$/).map(({ textContent }) => textContent);
  expect(documents).toEqual([debt.number, payment.number]);
  expect(screen.queryByRole('button', { name: 'Pokaż wcześniejsze' })).toBeNull();
  const asked = server
    .callsOf(ledgerEndpoints.entries)
    .map(({ query }) => [query.get('offset'), query.get('limit')]);
  expect(asked).toEqual([
    ['0', '10'],
    ['1', '30'],
    ['1', '30'],
  ]);
});
