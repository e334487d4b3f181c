// @vitest-environment jsdom

import { namesOf } from '@grzadka/contract/core/call/options-endpoint';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import {
  type PaymentPreview,
  paymentPreview,
  paymentRefusals,
} from '@grzadka/contract/payment/payment.model';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import {
  settlementDetails,
  settlementListItem,
} from '@grzadka/contract/settlement/settlement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
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
import { receivePath } from './receive-path.ts';

const server = startTestServer();
const routes = [{ path: paymentPaths.receive, element: <ReceiveScreen /> }];

const category = { id: '0190a000-0000-7000-8000-0000000000c0', name: 'Klucze', active: true };

const part = {
  partId: 'p',
  number: 'NAL/2026/1/17',
  feeKind: 'Opłata wodna',
  description: null,
  dueOn: '2026-06-30',
  overdue: true,
  open: 140_63,
  covered: 0,
  named: false,
};

/** What is open on the account, and what of it a payment of so much would cover. */
const previewOf = (amount: number): PaymentPreview =>
  sampleOf(paymentPreview, {
    day: '2026-11-24',
    description: 'Wpłata: Opłata wodna',
    parts: [
      { ...part, covered: Math.min(amount, part.open) },
      { ...part, partId: 'q', feeKind: 'Woda', dueOn: '2099-06-30', overdue: false, named: true },
    ],
    left: Math.max(0, amount - part.open),
  });

// They come late to the form.
beforeAll(() => import('./SpreadFields.tsx'), 60_000);

beforeEach(() => {
  takePayments(server);
  server.answer(namesOf('cash-box'), { items: [box, { ...box, id: 'old', active: false }] });
  server.answer(namesOf('income-category'), {
    items: [category, { ...category, id: 'old', name: 'Dawna', active: false }],
  });
  server.answer(settlementEndpoints.list, {
    items: [sampleOf(settlementListItem, { ...account, holders: 'Lis Anna' })],
    totalItems: 1,
  });
  server.answer(paymentEndpoints.preview, previewOf(0));
});

const sent = () => server.callsOf(paymentEndpoints.receive).map(({ body }) => body);
const rows = () =>
  within(screen.getByRole('table', { name: 'Co pokryje wpłata' }))
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) =>
        textContent.replaceAll('\u00a0', ' '),
      ),
    )
    .filter((cells) => cells.length > 0);

test('who pays is found and chosen before the answer is there, and then the amount is typed', async () => {
  openScreen(routes, paymentPaths.receive);
  await waitFor(() => expect(focused()).toBe(payer));
  await choosePayer();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: payer }).value).toBe(
    '12A – GR00012320',
  );
  // Of the two boxes one is in use: nobody is asked which.
  expect(screen.queryByRole('combobox', { name: 'Kasa' })).toBeNull();
  expect(sent()).toEqual([]);
});

test('what is covered follows the amount, and an answer that comes late changes nothing', async () => {
  openScreen(routes, paymentPaths.receive);
  await choosePayer();
  expect(await screen.findByText('Wpłata: Opłata wodna', { exact: false })).toBeTruthy();
  const late = Promise.withResolvers<PaymentPreview>();
  server.answer(paymentEndpoints.preview, late.promise);
  type('Kwota', '1');
  await waitFor(() => expect(asked('amount')).toContain('100'));
  server.answer(paymentEndpoints.preview, previewOf(150_00));
  type('Kwota', '150');
  expect(await screen.findByText('Nadpłata z tej wpłaty: 9,37 zł')).toBeTruthy();
  late.resolve(previewOf(100));
  await late.promise;
  expect(rows()).toEqual([
    ['Opłata wodna (NAL/2026/1/17)termin 2026.06.30, po terminie', '140,63 zł', '140,63 zł'],
    ['Woda (NAL/2026/1/17)termin 2099.06.30, wskazane w tytule', '140,63 zł', '0,00 zł'],
    ['Razem', '281,26 zł', '140,63 zł'],
  ]);
  type('Za co', ' śmieci ');
  await waitFor(() => expect(asked('description').at(-1)).toBe('śmieci'));
  await press(/^Wpisz 140,63.zł \(po terminie\)$/);
  expect(field('Kwota').value).toBe('140,63');
  expect(focused()).toBe('Kwota');
});

const asked = (name: string) =>
  server.callsOf(paymentEndpoints.preview).map(({ query }) => query.get(name));

test('a payment is saved once and printed, and the form is ready for the next payer', async () => {
  openScreen(routes, paymentPaths.receive);
  await choosePayer();
  type('Kwota', '1 140,63 zł');
  await press('Zapisz i drukuj');
  const told = 'Przyjęto wpłatę KP/2026/7: 1140,63 zł, 12A – GR00012320';
  expect(await screen.findByText(told)).toBeTruthy();
  await waitFor(() => expect(focused()).toBe(payer));
  await waitFor(() => expect(server.callsOf(paymentEndpoints.receipt)).toHaveLength(1));
  expect(sent()).toEqual([
    {
      cashBoxId: box.id,
      settlementId: account.id,
      incomeCategoryId: null,
      amount: 1140_63,
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      description: null,
      allocations: null,
      clientKey: expect.any(String),
    },
  ]);
  expect(field('Kwota').value).toBe('');
  expect(screen.getByRole('link', { name: 'Szczegóły' }).getAttribute('href')).toBe(
    '/transakcje/operacja/k',
  );
  await press('Drukuj ponownie');
  await waitFor(() => expect(server.callsOf(paymentEndpoints.receipt)).toHaveLength(2));
  await choosePayer();
  type('Kwota', '1');
  await press('Zapisz i drukuj');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const keys = sent().map((body) => Reflect.get(Object(body), 'clientKey'));
  expect(keys[0]).not.toBe(keys[1]);
  await waitFor(() => expect(server.callsOf(paymentEndpoints.receipt)).toHaveLength(3));
});

test('what got no answer is the same payment when it is sent again, and nothing typed is lost', async () => {
  server.answer(settlementEndpoints.get, sampleOf(settlementDetails, { ...account, holders: [] }));
  openScreen(routes, receivePath(account.id));
  await waitFor(() => expect(focused()).toBe('Kwota'));
  type('Kwota', '20');
  type('Za co', 'Za wodę');
  server.vanish(paymentEndpoints.receive);
  await press('Zapisz i drukuj');
  await screen.findByRole('alert');
  server.refuse(paymentEndpoints.receive, {
    code: 'conflict',
    message: paymentRefusals.goneSettlement,
  });
  await press('Zapisz i drukuj');
  await screen.findByText(paymentRefusals.goneSettlement);
  expect([field('Kwota').value, field('Za co').value]).toEqual(['20,00', 'Za wodę']);
  server.answer(paymentEndpoints.receive, { id: 'k', number: 'KP/2026/7' });
  await press('Zapisz i drukuj');
  await screen.findByText(/^Przyjęto wpłatę KP\/2026\/7/);
  const [first, ...others] = sent();
  expect(others).toEqual([first, first]);
  // The next payer is somebody else.
  await waitFor(() => expect(focused()).toBe(payer));
  await waitFor(() => expect(server.callsOf(paymentEndpoints.receipt)).toHaveLength(1));
});

test('what a payment covers is said by hand, as far as there is room, and left to the rule again', async () => {
  server.answer(paymentEndpoints.preview, previewOf(100_00));
  openScreen(routes, paymentPaths.receive);
  await choosePayer();
  type('Kwota', '100');
  await press('Rozdziel ręcznie');
  const second = within(
    await screen.findByRole('group', { name: 'Woda (NAL/2026/1/17)' }),
  ).getByLabelText<HTMLInputElement>('Ile z tej wpłaty');
  expect(await screen.findByText('Pozostało do podziału: 100,00 zł')).toBeTruthy();
  fireEvent.change(second, { target: { value: '200' } });
  expect(screen.getByText(/^Najwyżej 140,63/)).toBeTruthy();
  expect(screen.getByText('Wpisano za dużo o 100,00 zł')).toBeTruthy();
  await press('Zapisz i drukuj');
  expect(await screen.findByText(/^Części są razem większe niż wpłata/)).toBeTruthy();
  fireEvent.change(second, { target: { value: '60,50' } });
  expect(screen.getByText('Pozostało do podziału: 39,50 zł')).toBeTruthy();
  await press('Zapisz i drukuj');
  await screen.findByText(/^Przyjęto wpłatę KP\/2026\/7/);
  expect(sent()).toEqual([
    expect.objectContaining({ amount: 100_00, allocations: [{ partId: 'q', amount: 60_50 }] }),
  ]);
  // The payment of the next payer is not spread by hand, nor is the payer of before still shown.
  await choosePayer();
  await press('Rozdziel ręcznie');
  await press('Rozdziel według terminów');
  expect(await screen.findByRole('table', { name: 'Co pokryje wpłata' })).toBeTruthy();
  await waitFor(() => expect(server.callsOf(paymentEndpoints.receipt)).toHaveLength(1));
});

test('other income is one press away from the search: its category in the place of who pays', async () => {
  openScreen(routes, paymentPaths.receive, { role: 'ROLE_EMPLOYEE' });
  await choosePayer();
  await press('Rozdziel ręcznie');
  await press('Inny przychód');
  const label = 'Kategoria przychodów';
  await waitFor(() => expect(focused()).toBe(label));
  expect(screen.queryByRole('combobox', { name: payer })).toBeNull();
  expect(screen.getByText(/^Inny przychód nie zmienia niczyich rozliczeń/)).toBeTruthy();
  type('Kwota', '35,50');
  await press('Zapisz i drukuj');
  await waitFor(() => expect(faults()).toEqual({ [label]: 'Wybierz kategorię przychodów' }));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await press('Klucze', { role: 'option' });
  await press('Zapisz i drukuj');
  expect(await screen.findByText(/^Przyjęto wpłatę KP\/2026\/7: 35,50.zł, Klucze$/)).toBeTruthy();
  expect(sent()).toEqual([
    expect.objectContaining({
      settlementId: null,
      incomeCategoryId: category.id,
      amount: 35_50,
      allocations: null,
    }),
  ]);
  // The next one pays fees again, as most do; and whoever pressed by mistake goes back.
  await waitFor(() => expect(focused()).toBe(payer));
  await press('Inny przychód');
  await press('Wpłata na konto rozliczeniowe');
  await waitFor(() => expect(focused()).toBe(payer));
  await waitFor(() => expect(server.callsOf(paymentEndpoints.receipt)).toHaveLength(1));
});

test('what is missing is told at its field', async () => {
  openScreen(routes, paymentPaths.receive, { role: 'ROLE_EMPLOYEE' });
  await waitFor(() => expect(focused()).toBe(payer));
  await press('Zapisz i drukuj');
  await waitFor(() =>
    expect(faults()).toEqual({ [payer]: 'Wybierz, kto wpłaca', Kwota: 'Podaj kwotę' }),
  );
  expect(sent()).toEqual([]);
});
