// @vitest-environment jsdom

import { ledgerEndpoints } from '@grzadka/contract/ledger/ledger.endpoints';
import { paymentRefusals } from '@grzadka/contract/payment/payment.model';
import { refundEndpoints } from '@grzadka/contract/refund/refund.endpoints';
import { refundRefusals } from '@grzadka/contract/refund/refund.model';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  faults,
  field,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { paymentPaths } from '../payment/payment.paths.ts';
import { PlanRefundScreen } from './PlanRefundScreen.tsx';
import { WaitingRefundsScreen } from './WaitingRefundsScreen.tsx';

const server = startTestServer();
const routes = [
  { path: paymentPaths.refunds, element: <WaitingRefundsScreen /> },
  { path: paymentPaths.planRefund, element: <PlanRefundScreen /> },
];

const uuid = '0190a000-0000-7000-8000-00000000000a';
const settlement = {
  id: uuid,
  reference: 'GR00012320',
  garden: { id: 'g', name: '12A', sector: 'Sektor 1' },
};
const targetAccount = '61109010140000071219812874';
const refund = {
  id: 'r',
  settlement,
  holders: ['Lis Anna', 'Lis Jan'],
  amount: 40_00,
  targetAccount,
  createdAt: '2026-11-24T09:00:00.000Z',
};

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('refunds that wait tell how much goes to whom and where, and are deleted after a question', async () => {
  server.answer(refundEndpoints.waiting, { items: [refund] });
  openScreen(routes, paymentPaths.refunds);
  const list = within(await screen.findByRole('list', { name: 'Czekają na przelew' }));
  const [row] = list.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(row).toContain('Działka 12A – GR00012320: 40,00 zł');
  expect(row).toContain('na rachunek 61 1090 1014 0000 0712 1981 2874');
  expect(row).toContain('Lis Anna, Lis Jan');
  await press('Usuń zwrot: Działka 12A – GR00012320');
  const isPaid = refundRefusals.paid('Lis Anna');
  server.refuse(refundEndpoints.delete, { code: 'conflict', message: isPaid });
  await press('OK');
  await screen.findByText(isPaid);
  server.answer(refundEndpoints.delete, undefined);
  server.answer(refundEndpoints.waiting, { items: [] });
  await press('Usuń zwrot: Działka 12A – GR00012320');
  await press('OK');
  expect(await screen.findByText('Żaden zwrot nie czeka na przelew')).toBeTruthy();
  expect(screen.queryByText(isPaid)).toBeNull();
});

test('who cannot read them is told so, and may try again', async () => {
  server.refuse(refundEndpoints.waiting, { code: 'unavailable' });
  openScreen(routes, paymentPaths.refunds);
  await screen.findByText(/^Nie udało się wczytać zwrotów\./);
  server.answer(refundEndpoints.waiting, { items: [refund] });
  await press('Spróbuj ponownie');
  expect(await screen.findByText(/^Działka 12A – GR00012320/)).toBeTruthy();
});

test('a refund is planned: what is wrong stands at its field, and what is refused stays typed', async () => {
  server.answer(settlementEndpoints.list, {
    items: [sampleOf(settlementListItem, { ...settlement, holders: 'Lis Anna' })],
    totalItems: 1,
  });
  server.answer(ledgerEndpoints.balance, { balance: -82_49, due: 0, notDue: 0, overpaid: 82_49 });
  const { path } = openScreen(routes, paymentPaths.planRefund);
  const payee = await screen.findByRole('combobox', { name: 'Komu zwracasz' });
  await waitFor(() => expect(document.activeElement).toBe(payee));
  type('Numer rachunku, na który zwracasz', '61 1090 1014 0000 0712 1981 2875');
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({
      'Komu zwracasz': 'Wybierz, komu zwracasz',
      Kwota: 'Podaj kwotę',
      'Numer rachunku, na który zwracasz': 'W numerze rachunku jest pomyłka – sprawdź cyfry',
    }),
  );
  fireEvent.change(payee, { target: { value: '12a' } });
  fireEvent.keyDown(payee, { key: 'Enter' });
  await screen.findByText(/^Nadpłata wynosi 82,49/);
  type('Kwota', '100');
  type('Numer rachunku, na który zwracasz', 'PL61 1090 1014 0000 0712 1981 2874');
  server.refuse(refundEndpoints.create, {
    code: 'conflict',
    message: paymentRefusals.overpaidIsOnly(82_49),
  });
  await press('Zapisz');
  await screen.findByText(/Możesz zwrócić najwyżej 82,49/);
  expect(field('Kwota').value).toBe('100,00');
  type('Kwota', '82,49');
  server.answer(refundEndpoints.create, { id: 'r' });
  server.answer(refundEndpoints.waiting, { items: [refund] });
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe('/transakcje/zwroty'));
  const [first, second] = server.callsOf(refundEndpoints.create).map(({ body }) => body);
  expect(second).toEqual({
    settlementId: uuid,
    amount: 82_49,
    targetAccount,
    clientKey: Reflect.get(Object(first), 'clientKey'),
  });
});
