// @vitest-environment jsdom

import { namesOf } from '@grzadka/contract/core/call/options-endpoint';
import { ledgerEndpoints } from '@grzadka/contract/ledger/ledger.endpoints';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { paymentRefusals } from '@grzadka/contract/payment/payment.model';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  descriptionOf,
  faults,
  field,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { PayOutScreen } from './PayOutScreen.tsx';
import { paymentPaths } from './payment.paths.ts';

const server = startTestServer();
const routes = [{ path: paymentPaths.payOut, element: <PayOutScreen /> }];

const uuid = (digit: string) => `0190a000-0000-7000-8000-00000000000${digit}`;
const garden = { id: 'g', name: '12A', sector: 'Sektor 1' };
const account = { id: uuid('a'), garden, reference: 'GR00012320' };
const boxes = [
  { id: uuid('b'), name: 'Kasa', active: true },
  { id: uuid('c'), name: 'Kasa na zebraniu', active: true },
];

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:plik', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  server.answer(namesOf('cash-box'), { items: boxes });
  server.answer(namesOf('cost-category'), {
    items: [{ id: uuid('d'), name: 'Materiały biurowe', active: true }],
  });
  server.answer(settlementEndpoints.list, {
    items: [sampleOf(settlementListItem, { ...account, holders: 'Lis Anna' })],
    totalItems: 1,
  });
  server.answer(ledgerEndpoints.balance, { balance: -82_49, due: 0, notDue: 0, overpaid: 82_49 });
  server.answer(paymentEndpoints.payOut, { id: 'k', number: 'KW/2026/2' });
  server.answer(paymentEndpoints.receipt, '%PDF');
});

async function choose(label: string, option: string): Promise<void> {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
  await press(option, { role: 'option' });
}

const sent = () => server.callsOf(paymentEndpoints.payOut).map(({ body }) => body);

test('a refund says how much is overpaid, and what is refused stays typed', async () => {
  openScreen(routes, paymentPaths.payOut);
  const payee = await screen.findByRole('combobox', { name: 'Komu zwracasz' });
  fireEvent.change(payee, { target: { value: '12a' } });
  fireEvent.keyDown(payee, { key: 'Enter' });
  await waitFor(() => expect(descriptionOf(payee)).toMatch(/^Nadpłata wynosi 82,49/));
  type('Kwota', '100');
  await press('Zapisz i drukuj');
  await waitFor(() => expect(faults()).toEqual({ Kasa: 'Wybierz kasę' }));
  await choose('Kasa', 'Kasa');
  server.refuse(paymentEndpoints.payOut, {
    code: 'conflict',
    message: paymentRefusals.overpaidIsOnly(82_49),
  });
  await press('Zapisz i drukuj');
  await screen.findByText(/Możesz zwrócić najwyżej 82,49/);
  expect(field('Kwota').value).toBe('100');
  server.answer(paymentEndpoints.payOut, { id: 'k', number: 'KW/2026/2' });
  type('Kwota', '82,49');
  await press('Zapisz i drukuj');
  await screen.findByText('Wypłacono KW/2026/2: 82,49 zł');
  await waitFor(() => expect(server.callsOf(paymentEndpoints.receipt)).toHaveLength(1));
  expect(sent().at(-1)).toMatchObject({
    kind: 'refund',
    settlementId: account.id,
    costCategoryId: null,
    amount: 82_49,
    cashBoxId: uuid('b'),
  });
  // The box that was used is the likeliest for the next one.
  expect(screen.getByRole('combobox', { name: 'Kasa' }).textContent).toBe('Kasa');
});

test('a cost asks for its category, money for the bank for neither; what was chosen for another is not sent', async () => {
  openScreen(routes, paymentPaths.payOut);
  await press('Koszt', { role: 'radio' });
  type('Kwota', '12,30');
  await press('Zapisz i drukuj');
  await waitFor(() =>
    expect(faults()).toMatchObject({ 'Kategoria kosztów': 'Wybierz kategorię kosztów' }),
  );
  await choose('Kategoria kosztów', 'Materiały biurowe');
  await choose('Kasa', 'Kasa na zebraniu');
  await press('Wpłata na rachunek bankowy', { role: 'radio' });
  expect(screen.queryByRole('combobox', { name: 'Kategoria kosztów' })).toBeNull();
  await press('Zapisz i drukuj');
  await screen.findByText(/^Wypłacono/);
  expect(sent()).toEqual([
    expect.objectContaining({
      kind: 'to-bank',
      settlementId: null,
      costCategoryId: null,
      amount: 12_30,
    }),
  ]);
  await waitFor(() => expect(server.callsOf(paymentEndpoints.receipt)).toHaveLength(1));
});
