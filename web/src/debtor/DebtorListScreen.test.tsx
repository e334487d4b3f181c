// @vitest-environment jsdom

import { debtorEndpoints } from '@grzadka/contract/debtor/debtor.endpoints';
import { debtorListItem } from '@grzadka/contract/debtor/debtor.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { DebtorListScreen } from './DebtorListScreen.tsx';

const server = startTestServer();

const debtor = sampleOf(debtorListItem, {
  id: 's',
  reference: 'GR00012320',
  garden: { id: 'g', name: '12A', sector: '1' },
  holders: 'Nowak Anna',
  due: 123_51,
  dueSince: '2026-06-30',
  days: 153,
  reminders: { reached: 2, waits: false, nextOn: null },
  lastContact: {
    kind: 'payment-reminder',
    level: 2,
    way: 'print',
    on: '2026-11-02',
    isDelivered: false,
  },
  lastPayment: null,
  plan: { state: 'broken', broken: { on: '2026-11-15', amount: 5_00 }, next: null },
});

test('who owes is listed with what is to be done, the sum above and the way to the account', async () => {
  makeRoomForRows();
  server.answer(debtorEndpoints.list, { items: [debtor], totalItems: 1 });
  server.answer(debtorEndpoints.sum, { amount: 123_51, count: 1 });
  const at = '/transakcje/zalegli';
  openScreen([{ path: at, element: <DebtorListScreen /> }], at, { role: 'ROLE_TREASURER' });
  await screen.findByText('Rata zaległa od 2026.11.15');
  await press('Więcej');
  expect(await screen.findByText(/^Po terminie razem: 123,51/)).toBeTruthy();
  expect(screen.getByText('2026.11.02: Wezwanie do zapłaty (list)')).toBeTruthy();
  const way = screen.getByRole('link', { name: /Szczegóły/ });
  expect(way.getAttribute('href')).toBe('/oplaty/konta/s');
});
