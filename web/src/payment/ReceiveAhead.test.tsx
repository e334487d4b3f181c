// @vitest-environment jsdom

import { namesOf } from '@grzadka/contract/core/call/options-endpoint';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { paymentPreview } from '@grzadka/contract/payment/payment.model';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { account, box, choosePayer, payer, takePayments } from '../../test/receive-payment.ts';
import { paymentPaths } from './payment.paths.ts';
import { ReceiveScreen } from './ReceiveScreen.tsx';

const server = startTestServer();
const routes = [{ path: paymentPaths.receive, element: <ReceiveScreen /> }];

beforeEach(() => {
  takePayments(server);
  server.answer(namesOf('cash-box'), { items: [box] });
  server.answer(namesOf('income-category'), { items: [] });
  server.answer(settlementEndpoints.list, { items: [], totalItems: null });
  server.answer(paymentEndpoints.preview, sampleOf(paymentPreview, { parts: [] }));
});

const sent = () => server.callsOf(paymentEndpoints.receive).map(({ body }) => body);
test('who pays is the first that the server finds, and a closed account says so', async () => {
  const named = (id: string, name: string, reference: string, closedOn: string | null) =>
    sampleOf(settlementListItem, {
      id,
      garden: { id, name, sector: 'Sektor 1' },
      reference,
      closedOn,
    });
  server.answer(settlementEndpoints.list, {
    items: [named('a', '9', 'GR00001262', '1981-12-31'), named('b', '12', 'GR00004560', null)],
    totalItems: null,
  });
  openScreen(routes, paymentPaths.receive);
  await choosePayer('12');
  expect(field(payer).value).toBe('9 – GR00001262 (zamknięte 1981.12.31)');
  const asked = server.callsOf(settlementEndpoints.list).map(({ query }) => query);
  // Closed ones, too, and nobody waits for how many there are.
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
    'filter-by-phrase': 'true',
    phrase: '12',
    'sort-by': 'match',
    'sort-direction': 'asc',
    limit: '50',
    total: 'later',
  });
});

test('a payment that is typed before anything is found waits for it, and is of that account', async () => {
  openScreen(routes, paymentPaths.receive);
  await waitFor(() => expect(focused()).toBe(payer));
  const found = Promise.withResolvers<{ items: (typeof item)[]; totalItems: null }>();
  const item = sampleOf(settlementListItem, {
    ...account,
    holders: 'Kowalski Jan',
    closedOn: null,
  });
  server.answer(settlementEndpoints.list, found.promise);
  type(payer, '12a');
  fireEvent.keyDown(field(payer), { key: 'Enter' });
  expect(focused()).toBe('Kwota');
  // Without a wait for further keys.
  await waitFor(() =>
    expect(server.callsOf(settlementEndpoints.list).at(-1)?.query.get('phrase')).toBe('12a'),
  );
  expect(field(payer).value).toBe('12a');
  type('Kwota', '10,50');
  await press('Zapisz i drukuj');
  expect(await screen.findByRole('dialog', { name: 'Zapisywanie…' })).toBeTruthy();
  expect(sent()).toEqual([]);
  found.resolve({ items: [item], totalItems: null });
  await screen.findByText('Przyjęto wpłatę KP/2026/7: 10,50 zł, 12A – GR00012320');
  expect(sent()).toMatchObject([{ settlementId: account.id, amount: 10_50 }]);
});

test('a payment of what nothing is found by is not taken, and says so', async () => {
  openScreen(routes, paymentPaths.receive);
  await waitFor(() => expect(focused()).toBe(payer));
  server.answer(settlementEndpoints.list, { items: [], totalItems: null });
  type(payer, '999');
  fireEvent.keyDown(field(payer), { key: 'Enter' });
  type('Kwota', '10,50');
  await press('Zapisz i drukuj');
  await waitFor(() => expect(faults()).toEqual({ [payer]: 'Nic nie znaleziono: „999”' }));
  expect(field(payer).value).toBe('999');
  await waitFor(() => expect(focused()).toBe(payer));
  expect(sent()).toEqual([]);
  server.answer(settlementEndpoints.list, {
    items: [sampleOf(settlementListItem, { ...account, closedOn: null })],
    totalItems: null,
  });
  await choosePayer();
  await press('Zapisz i drukuj');
  await waitFor(() => expect(sent()).toHaveLength(1));
});
