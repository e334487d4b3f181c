// @vitest-environment jsdom

import { costEndpoints } from '@grzadka/contract/cost/cost.endpoints';
import { costDetails, costListItem } from '@grzadka/contract/cost/cost.model';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { field, openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { recordPath } from '../core/record/record-path.ts';
import { CostEditScreen } from './CostEditScreen.tsx';
import { CostListScreen } from './CostListScreen.tsx';
import { CostScreen } from './CostScreen.tsx';
import { costPlace } from './cost.paths.ts';

const { screens } = costPlace;
const server = startTestServer();
const routes = [
  { path: screens.list, element: <CostListScreen /> },
  { path: screens.details, element: <CostScreen /> },
  { path: screens.edit, element: <CostEditScreen /> },
];

const cost = sampleOf(costDetails, {
  id: 'k',
  day: '2026-05-04',
  year: 2026,
  costCategory: { id: 'c', name: 'Energia i woda' },
  supplierName: null,
  company: null,
  documentNumber: null,
  documentDay: null,
  ksefNumber: null,
  description: null,
  number: 'PK/2026/12',
  amount: 1230_00,
  bookingDay: '2026-05-04',
  file: null,
  transactionId: 't',
  proposedSupplier: { company: null, name: 'Energia SA' },
  isReversed: false,
  isYearClosed: false,
});

beforeEach(() => {
  server.answer(costEndpoints.get, cost);
  server.answer(documentEndpoints.list, { items: [], totalItems: 0 });
  server.answer(partyEndpoints.list, { items: [], totalItems: 0 });
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('the list says what all that it shows comes to, and by category', async () => {
  makeRoomForRows();
  server.answer(costEndpoints.list, { items: [sampleOf(costListItem, cost)], totalItems: 1 });
  server.answer(costEndpoints.sum, {
    amount: 1230_00,
    count: 1,
    categories: [{ id: 'c', name: 'Energia i woda', amount: 1230_00 }],
  });
  openScreen(routes, screens.list, { role: 'ROLE_TREASURER' });
  await press('Więcej');
  await press(/^Razem: 1230,00/);
  const table = within(await screen.findByRole('table', { name: 'Koszty według kategorii' }));
  expect(table.getAllByRole('row').map(({ textContent }) => plain(textContent))).toEqual([
    'KategoriaKwota',
    'Energia i woda1230,00 zł',
    'Razem1230,00 zł',
  ]);
});

test('the form begins with whom the same account was paid for last, and sends what is typed', async () => {
  server.answer(costEndpoints.update, undefined);
  openScreen(routes, recordPath(screens.edit, 'k'), { role: 'ROLE_TREASURER' });
  await waitFor(() => expect(field('Dostawca')).toHaveProperty('value', 'Energia SA'));
  expect(
    screen.getByText('Tak jak przy ostatniej wypłacie na ten sam rachunek. Sprawdź.'),
  ).toBeTruthy();
  type('Numer dokumentu', 'FV 12/2026');
  type('Numer KSeF', '526 587');
  await press('Zapisz');
  await screen.findByText(/^Numer KSeF ma tylko cyfry, litery i łączniki/);
  type('Numer KSeF', '');
  await press('Zapisz');
  await waitFor(() =>
    expect(server.callsOf(costEndpoints.update).at(-1)?.body).toMatchObject({
      id: 'k',
      documentNumber: 'FV 12/2026',
      supplierName: 'Energia SA',
      supplierId: null,
      ksefNumber: null,
    }),
  );
});

test('a cost leads to the movement that paid it; one that is taken back says so', async () => {
  server.answer(costEndpoints.get, { ...cost, isReversed: true });
  openScreen(routes, recordPath(screens.details, 'k'), { role: 'ROLE_TREASURER' });
  const way = await screen.findByRole('link', { name: 'Pokaż operację' });
  expect(way.getAttribute('href')).toBe('/transakcje/operacja/t');
  expect(screen.getByText(/^Ten koszt ma storno/)).toBeTruthy();
});
