// @vitest-environment jsdom

import { daysBetween } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { type OpenEntry, openEntry } from '@grzadka/contract/ledger/open-list.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { OpenList } from './OpenList.tsx';

startTestServer();

// A Sunday: its term ended on the Monday.
const long = '2025-06-29';
const late = `${daysBetween('2025-06-30', gardenToday())} dni`;
const charge: OpenEntry = {
  ...sampleOf(openEntry),
  id: 'c',
  number: 'NAL/2025/1/830',
  series: 'NAL',
  postingDay: '2025-04-15',
  reason: 'Opłata ogrodowa 2025: 419,00 m² × 1,05 zł = 439,95 zł – uchwała 4/2025',
  description: null,
  dueOn: long,
  isDue: true,
  amount: 219_98,
  open: 200_00,
};
const term = { ...charge, id: 't', dueOn: '2999-10-31', isDue: false, open: 219_98 };
const paid: OpenEntry = {
  ...charge,
  id: 'p',
  number: 'KP/2026/7',
  series: 'KP',
  reason: 'Wpłata',
  dueOn: null,
  isDue: false,
  amount: -80_00,
  open: -19_98,
};

// On two debts: each bears a part of it.
const interest = {
  ...charge,
  id: 'o1',
  entryId: 'o',
  number: 'NO/2026/1/2',
  series: 'NO' as const,
  reason: 'Odsetki za opóźnienie: 2 należności',
  dueOn: '2999-12-14',
  isDue: false,
  amount: 5_00,
  open: 5_00,
};

const renderPapers = ({ number }: OpenEntry) => <p>{`Pismo ${number}`}</p>;
const routes = [
  {
    path: '/konto',
    element: (
      <OpenList
        open={{
          balance: 408_00,
          items: [
            charge,
            term,
            interest,
            { ...interest, id: 'o2', amount: 4_00, open: 3_00 },
            paid,
          ],
        }}
        renderPapers={renderPapers}
      />
    ),
  },
  {
    path: '/puste',
    element: <OpenList open={{ balance: 0, items: [] }} renderPapers={renderPapers} />,
  },
];

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

test('what is open has its reason, age and document, and comes to the balance', async () => {
  openScreen(routes, '/konto', { role: 'ROLE_TREASURER' });
  const [, ...rows] = await screen.findAllByRole('row');
  const days = long.replaceAll('-', '.');
  expect(rows.map(cellsOf)).toEqual([
    ['Opłata ogrodowa 2025', `${days} (${late})`, 'NAL/2025/1/830', '200,00 zł'],
    ['Opłata ogrodowa 2025', '2999.10.31', 'NAL/2025/1/830', '219,98 zł'],
    ['Odsetki za opóźnienie', '2999.12.14', 'NO/2026/1/2', '8,00 zł'],
    ['Wpłata', 'Nadpłata', 'KP/2026/7', '-19,98 zł'],
    ['408,00 zł'],
  ]);
  expect(screen.getByRole('rowheader', { name: 'Saldo' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'KP/2026/7' })).toBeTruthy();
});

test('a row says how it was reckoned, what of it was paid, and has its paper, when it is pressed', async () => {
  openScreen(routes, '/konto');
  await screen.findAllByRole('row');
  await press('Wpłata');
  expect(screen.getByText('Zaksięgowano 2025.04.15: -80,00 zł, rozliczono 60,02 zł')).toBeTruthy();
  expect(screen.getByText('Pismo KP/2026/7')).toBeTruthy();
  expect(screen.queryByText('Pismo NAL/2025/1/830')).toBeNull();
  const [first] = screen.getAllByRole('button', { name: 'Opłata ogrodowa 2025' });
  first?.click();
  expect(await screen.findByText(charge.reason)).toBeTruthy();
  expect(first?.getAttribute('aria-expanded')).toBe('true');
});

test('where nothing is open, that is said', async () => {
  openScreen(routes, '/puste');
  expect(await screen.findByText('Nic nie czeka na zapłatę')).toBeTruthy();
});
