// @vitest-environment jsdom

import { ledgerEndpoints } from '@grzadka/contract/ledger/ledger.endpoints';
import { runningEntry } from '@grzadka/contract/ledger/ledger.model';
import { openListEndpoints } from '@grzadka/contract/ledger/open-list.endpoints';
import { allocationEndpoints } from '@grzadka/contract/payment/allocation.endpoints';
import { paymentPlanEndpoints } from '@grzadka/contract/payment-plan/payment-plan.endpoints';
import { reminderEndpoints } from '@grzadka/contract/reminder/reminder.endpoints';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import {
  handRefusals,
  settlementBalanceItem,
  settlementDetails,
  settlementListItem,
} from '@grzadka/contract/settlement/settlement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { recordPath } from '../core/record/record-path.ts';
import { SettlementEditScreen } from '../settlement/SettlementEditScreen.tsx';
import { SettlementListScreen } from '../settlement/SettlementListScreen.tsx';
import { settlementPlace } from '../settlement/settlement.paths.ts';
import { SettlementScreen } from './SettlementScreen.tsx';
import { SettlementsOfGarden, SettlementsOfParty } from './SettlementsOf.tsx';

const server = startTestServer();

beforeEach(() => {
  server.answer(reminderEndpoints.ofSettlement, { items: [] });
});

const { list, details, edit } = settlementPlace.screens;

const routes = [
  { path: list, element: <SettlementListScreen /> },
  { path: details, element: <SettlementScreen /> },
  { path: edit, element: <SettlementEditScreen /> },
  { path: '/dzialka', element: <SettlementsOfGarden garden={{ id: 'g', parties: [] }} /> },
  { path: '/podmiot', element: <SettlementsOfParty party={{ id: 'p' }} /> },
];

const garden = { id: 'g', name: '12A', sector: 'Sektor 1' };
const [anna, jan] = [
  { id: 'a', name: 'Lis Anna' },
  { id: 'j', name: 'Lis Jan' },
];

const account = sampleOf(settlementDetails, {
  id: 's',
  garden,
  reference: 'GR00012320',
  openedOn: '2020-05-01',
  closedOn: null,
  holders: [
    { party: anna, from: '2020-05-01', thru: null, isMember: true },
    { party: jan, from: '2020-05-01', thru: '2026-11-21', isMember: false },
    { party: jan, from: '2027-01-01', thru: null, isMember: false },
  ],
  payer: null,
  note: null,
  useOverpayments: true,
});

test('an account tells who held it when', async () => {
  server.answer(settlementEndpoints.get, account);
  server.answer(ledgerEndpoints.entries, { items: [], totalItems: 0 });
  server.answer(openListEndpoints.open, { balance: 0, items: [] });
  server.answer(paymentPlanEndpoints.ofSettlement, { items: [] });
  openScreen(routes, recordPath(details, 's'));
  await screen.findByRole('heading', { level: 2, name: 'Działka 12A – GR00012320' });
  expect(screen.getByText('Okres').nextElementSibling?.textContent).toBe('od 2020.05.01');
  const holders = within(screen.getByRole('list', { name: 'Działkowcy' }));
  expect(holders.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lis Annaczłonek PZDod 2020.05.01',
    'Lis Jan2020.05.01 – 2026.11.21',
    'Lis Janod 2027.01.01',
  ]);
  expect(await screen.findByText('Nic jeszcze nie zaksięgowano')).toBeTruthy();
  // What nobody filled in is behind 'Edytuj'.
  expect(screen.queryByText(/nie wybrano|Brak danych|Uwagi|Nadpłaty/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Stan rozliczeń (PDF)' })).toBeTruthy();
  const [link] = holders.getAllByRole('link');
  expect(link?.getAttribute('href')).toBe('/szczegoly-podmiotu/a');
});

test('letters address nobody, or a holder, each of whom is offered once; overpayments are kept when that is wanted', async () => {
  server.answer(settlementEndpoints.get, account);
  openScreen(routes, recordPath(edit, 's'));
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Adresat pism' }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    '(nie wybrano)',
    'Lis Anna',
    'Lis Jan',
  ]);
  await press('Lis Jan', { role: 'option' });
  type('Uwagi', 'Pisma pocztą.');
  fireEvent.click(screen.getByLabelText('Nadpłaty zaliczaj na nowe należności'));
  server.answer(settlementEndpoints.update, undefined);
  await press('Zapisz');
  await waitFor(() => expect(server.callsOf(settlementEndpoints.update)).toHaveLength(1));
  expect(server.callsOf(settlementEndpoints.update)[0]?.body).toEqual({
    id: 's',
    payerId: 'j',
    note: 'Pisma pocztą.',
    useOverpayments: false,
  });
});

test('a garden tells whose its accounts are, a party of which garden', async () => {
  const item = sampleOf(settlementListItem, {
    id: 's',
    garden,
    reference: 'GR00012320',
    openedOn: null,
    closedOn: '2026-11-21',
    holders: 'Lis Anna, Lis Jan',
  });
  server.answer(settlementEndpoints.ofGarden, { items: [item] });
  openScreen(routes, '/dzialka');
  const link = await screen.findByRole('link', { name: 'GR00012320' });
  expect(link.getAttribute('href')).toBe('/oplaty/konta/s');
  expect(screen.getByText('Lis Anna, Lis Jan, do 2026.11.21')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Napisz' })).toBeNull();
  server.answer(settlementEndpoints.ofParty, { items: [item] });
  openScreen(routes, '/podmiot');
  expect(await screen.findByText('Działka 12A, Sektor 1, do 2026.11.21')).toBeTruthy();
});

test('a garden tells what was paid on the account of today, and what that covered', async () => {
  const open = sampleOf(settlementListItem, { id: 's', garden, closedOn: null });
  server.answer(settlementEndpoints.ofGarden, { items: [open] });
  const payment = sampleOf(runningEntry, {
    id: 'k',
    number: 'KP/2026/7',
    series: 'KP',
    description: 'Wpłata',
    reversedBy: null,
    parts: [],
  });
  server.answer(ledgerEndpoints.entries, { items: [payment], totalItems: 1 });
  openScreen(routes, '/dzialka', { role: 'ROLE_TREASURER' });
  await press('Pokaż wpłaty i należności');
  const link = await screen.findByRole('link', { name: 'KP/2026/7' });
  expect(link.getAttribute('href')).toBe('/transakcje/operacja/k');
  await press('Wpłata');
  expect(screen.getByRole('button', { name: 'Drukuj potwierdzenie: KP/2026/7' })).toBeTruthy();
  await press('Ukryj wpłaty i należności');
  expect(screen.queryByRole('link', { name: 'KP/2026/7' })).toBeNull();
});

test('an employee has the form of a payment, and not the receipts of others', async () => {
  server.answer(settlementEndpoints.get, account);
  const payment = sampleOf(runningEntry, { id: 'k', number: 'KP/2026/7', series: 'KP' });
  server.answer(ledgerEndpoints.entries, { items: [payment], totalItems: 1 });
  server.answer(openListEndpoints.open, { balance: 0, items: [] });
  server.answer(paymentPlanEndpoints.ofSettlement, { items: [] });
  openScreen(routes, recordPath(details, 's'), { role: 'ROLE_EMPLOYEE' });
  expect(await screen.findByText('KP/2026/7')).toBeTruthy();
  const form = screen.getByRole('link', { name: 'Przyjmij wpłatę' });
  expect(form.getAttribute('href')).toBe('/transakcje/wplata?konto=s');
  expect(screen.queryByRole('button', { name: /^Drukuj potwierdzenie/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'KP/2026/7' })).toBeNull();
});

test('all payments of an account are spread anew, after a question, by who may assign them', async () => {
  server.answer(settlementEndpoints.get, account);
  const payment = sampleOf(runningEntry, {
    number: 'KP/2026/7',
    series: 'KP',
    description: 'Wpłata na opłaty',
    reversedBy: null,
    covers: [],
  });
  server.answer(ledgerEndpoints.entries, { items: [payment], totalItems: 1 });
  server.answer(openListEndpoints.open, { balance: 0, items: [] });
  server.answer(paymentPlanEndpoints.ofSettlement, { items: [] });
  openScreen(routes, recordPath(details, 's'), { role: 'ROLE_EMPLOYEE' });
  await screen.findByText('KP/2026/7');
  expect(screen.queryByRole('button', { name: 'Rozlicz wpłaty od nowa' })).toBeNull();
  cleanup();
  openScreen(routes, recordPath(details, 's'), { role: 'ROLE_TREASURER' });
  await press('Rozlicz wpłaty od nowa');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Podział wpłat zrobiony ręcznie przepadnie/)).toBeTruthy();
  expect(server.callsOf(allocationEndpoints.reset)).toEqual([]);
  server.answer(allocationEndpoints.reset, undefined);
  const cover = { number: 'NAL/2026/1/3', feeKind: null, description: null, dueOn: '2026-06-30' };
  const spread = { ...payment, covers: [{ ...cover, amount: 50_00, named: false }] };
  server.answer(ledgerEndpoints.entries, { items: [spread], totalItems: 1 });
  await press('Rozlicz wpłaty od nowa', { within: question });
  await screen.findByText('Rozliczono wpłaty od nowa');
  await press('Wpłata na opłaty');
  expect(await screen.findByText(/^Na NAL\/2026\/1\/3/)).toBeTruthy();
  expect(server.callsOf(allocationEndpoints.reset)[0]?.body).toEqual({ settlementId: 's' });
});

const owned = {
  ...account,
  garden: null,
  holders: [{ party: anna, from: '2020-05-01', thru: null, isMember: false }],
};

test('an account without a garden is closed and opened again on its screen', async () => {
  server.answer(settlementEndpoints.get, owned);
  server.answer(ledgerEndpoints.entries, { items: [], totalItems: 0 });
  server.answer(openListEndpoints.open, { balance: 0, items: [] });
  server.answer(paymentPlanEndpoints.ofSettlement, { items: [] });
  openScreen(routes, recordPath(details, 's'));
  await screen.findByRole('heading', { level: 2, name: 'Bez działki – GR00012320' });
  expect(screen.getByText('Działka').nextElementSibling?.textContent).toBe('bez działki');
  server.refuse(settlementEndpoints.close, { code: 'conflict', message: handRefusals.hasBalance });
  await press('Zamknij konto');
  await screen.findByText(handRefusals.hasBalance);
  server.answer(settlementEndpoints.close, undefined);
  server.answer(settlementEndpoints.get, { ...owned, closedOn: '2026-11-21' });
  await press('Zamknij konto');
  await screen.findByText('2020.05.01 – 2026.11.21');
  server.answer(settlementEndpoints.reopen, undefined);
  server.answer(settlementEndpoints.get, owned);
  await press('Otwórz ponownie');
  await screen.findByRole('button', { name: 'Zamknij konto' });
});

test('a party without an account of its own is given one, after a question', async () => {
  server.answer(settlementEndpoints.ofParty, { items: [] });
  openScreen(routes, '/podmiot');
  await press('Otwórz konto bez działki');
  const question = await screen.findByRole('alertdialog');
  server.answer(settlementEndpoints.create, { id: 's' });
  const item = sampleOf(settlementListItem, { id: 's', reference: 'GR00012320', garden: null });
  server.answer(settlementEndpoints.ofParty, { items: [{ ...item, openedOn: '2026-11-21' }] });
  await press('Otwórz konto bez działki', { within: within(question) });
  await screen.findByText('Bez działki, od 2026.11.21');
  expect(server.callsOf(settlementEndpoints.create)[0]?.body).toEqual({ partyId: 'p' });
  expect(screen.queryByRole('button', { name: 'Otwórz konto bez działki' })).toBeNull();
});

test('an employee opens none', async () => {
  server.answer(settlementEndpoints.ofParty, { items: [] });
  openScreen(routes, '/podmiot', { role: 'ROLE_EMPLOYEE' });
  await screen.findByText('Nie ma kont rozliczeniowych');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the list tells in words what is owed and overpaid, to whom it may be told', async () => {
  makeRoomForRows();
  const item = (id: string, balance: number) =>
    sampleOf(settlementBalanceItem, { id, garden: { ...garden, name: id }, balance });
  const items = [item('1', 1_234_550), item('2', -50_00), item('3', 0)];
  server.answer(settlementEndpoints.list, { items, totalItems: 3 });
  openScreen(routes, list, { role: 'ROLE_TREASURER' });
  expect(await screen.findByText('Do zapłaty 12 345,50 zł')).toBeTruthy();
  expect(screen.getByText('Nadpłata 50,00 zł')).toBeTruthy();
  expect(screen.getByText('0,00 zł').getAttribute('data-numeric')).toBe('true');
  cleanup();
  openScreen(routes, `${list}?sort-by=balance&filter-by-balance=true&balance-from=1`, {
    role: 'ROLE_EMPLOYEE',
  });
  expect(await screen.findAllByText('Działka:')).toHaveLength(3);
  expect(screen.queryByText('Saldo:')).toBeNull();
  expect(server.callsOf(settlementEndpoints.list).at(-1)?.query.toString()).not.toContain(
    'balance',
  );
});

test('who has no account is told so', async () => {
  server.answer(settlementEndpoints.ofParty, { items: [] });
  openScreen(routes, '/podmiot');
  expect(await screen.findByText('Nie ma kont rozliczeniowych')).toBeTruthy();
});
