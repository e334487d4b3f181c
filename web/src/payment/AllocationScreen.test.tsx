// @vitest-environment jsdom

import { allocationEndpoints } from '@grzadka/contract/payment/allocation.endpoints';
import { allocationDetails } from '@grzadka/contract/payment/allocation.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { AllocationScreen } from './AllocationScreen.tsx';
import { paymentPaths, spreadPath } from './payment.paths.ts';

const server = startTestServer();
const routes = [{ path: paymentPaths.spread, element: <AllocationScreen /> }];

const settlement = {
  id: 's',
  reference: 'GR00012320',
  garden: { id: 'g', name: '12A', sector: 'Sektor 1' },
};
const part = {
  number: 'NAL/2026/1/17',
  feeKind: 'Opłata wodna',
  description: null,
  dueOn: '2026-06-30',
  room: 30_00,
  covered: 0,
  byHand: false,
};
const payment = sampleOf(allocationDetails, {
  paymentId: 'l',
  number: 'KP/2026/7',
  settlement,
  available: 50_00,
  parts: [
    { ...part, partId: 'p', covered: 30_00 },
    { ...part, partId: 'q', feeKind: 'Wywóz śmieci', covered: 20_00, byHand: true },
  ],
});

const share = (name: string) =>
  within(screen.getByRole('group', { name })).getByLabelText<HTMLInputElement>('Ile z tej wpłaty');
const water = 'Opłata wodna (NAL/2026/1/17)';
const waste = 'Wywóz śmieci (NAL/2026/1/17)';

test('what was said by hand stands in the fields, what the rule did beside them; what is typed is sent', async () => {
  server.answer(allocationEndpoints.get, payment);
  server.answer(allocationEndpoints.set, undefined);
  const { path } = openScreen(routes, spreadPath('k'));
  await screen.findByRole('group', { name: water });
  expect([share(water).value, share(waste).value]).toEqual(['', '20,00']);
  expect(
    screen.getByText('termin 2026.06.30, można zaliczyć 30,00 zł, teraz pokrywa 30,00 zł'),
  ).toBeTruthy();
  expect(screen.getByText('Pozostało do podziału: 30,00 zł')).toBeTruthy();
  fireEvent.change(share(water), { target: { value: '25' } });
  fireEvent.change(share(waste), { target: { value: '' } });
  expect(screen.getByText('Pozostało do podziału: 25,00 zł')).toBeTruthy();
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe('/transakcje'));
  expect(server.callsOf(allocationEndpoints.set).map(({ body }) => body)).toEqual([
    { paymentId: 'l', allocations: [{ partId: 'p', amount: 25_00 }] },
  ]);
});

test('what cannot be is told at its field and before it is sent; all is left to the rule by one button', async () => {
  server.answer(allocationEndpoints.get, payment);
  openScreen(routes, spreadPath('k'));
  await screen.findByRole('group', { name: water });
  fireEvent.change(share(water), { target: { value: '30,01' } });
  expect(screen.getByText('Najwyżej 30,00 zł')).toBeTruthy();
  fireEvent.change(share(water), { target: { value: 'dużo' } });
  await press('Zapisz');
  // Whoever types it anew is in its field, and leaves that for the next save.
  await waitFor(() => expect(document.activeElement).toBe(share(water)));
  expect(server.callsOf(allocationEndpoints.set)).toEqual([]);
  server.refuse(allocationEndpoints.set, { code: 'conflict', message: 'Zmniejsz kwotę.' });
  fireEvent.change(share(water), { target: { value: '10' } });
  await press('Zapisz');
  await screen.findByText('Zmniejsz kwotę.');
  expect(share(water).value).toBe('10,00');
  await press('Wyczyść kwoty');
  expect([share(water).value, share(waste).value]).toEqual(['', '']);
  await waitFor(() => expect(document.activeElement).toBe(share(water)));
});

test('a payment that is not there, and an account that owes nothing, are told', async () => {
  server.refuse(allocationEndpoints.get, { code: 'not-found' });
  openScreen(routes, spreadPath('k'));
  expect(await screen.findByText('Nie znaleziono')).toBeTruthy();
});

test('where nothing is open that is said', async () => {
  server.answer(allocationEndpoints.get, { ...payment, parts: [] });
  openScreen(routes, spreadPath('k'));
  expect(await screen.findByText(/nie ma należności, na które można zaliczyć/)).toBeTruthy();
});
