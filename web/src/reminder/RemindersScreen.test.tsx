// @vitest-environment jsdom

import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { reminderEndpoints } from '@grzadka/contract/reminder/reminder.endpoints';
import { givenReminder, remindedAccount } from '@grzadka/contract/reminder/reminder.model';
import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { GivenReminders } from './GivenReminders.tsx';
import { RemindersScreen } from './RemindersScreen.tsx';

const server = startTestServer();
const at = '/oplaty/wezwania';
const routes = [
  { path: at, element: <RemindersScreen /> },
  { path: '/wiadomosci/:id', element: <h1>Wiadomość</h1> },
];

const account = (id: string, name: string, amount: number) =>
  sampleOf(remindedAccount, {
    settlementId: id,
    reference: `GR-${id}`,
    garden: { id: `g-${id}`, name, sector: 'Sektor 1' },
    holders: `Nowak ${name}`,
    amount,
    overdueSince: '2026-06-30',
    days: 153,
    reached: 0,
    lastOn: null,
  });
const one = account('a', '12A', 223_51);
const other = account('b', '14', 100_00);
const late = { ...account('c', '15', 5_00), whyNot: 'Za mało: 5,00 zł, a najmniej 10,00 zł.' };

beforeEach(() => {
  server.answer(sectorEndpoints.list, { items: [] });
  server.answer(reminderEndpoints.preview, { reminded: [one, other], leftOut: [late], clear: 7 });
  server.answer(reminderEndpoints.create, { id: 'm' });
  server.answer(messageEndpoints.list, { items: [], totalItems: 0 });
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const open = (address = at, role: 'ROLE_TREASURER' = 'ROLE_TREASURER') =>
  openScreen(routes, address, { role });

test('who would be reminded is chosen, and those who are not leave with the reason; a message to the others begins', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Dostaną wezwanie' }));
  const boxes = list.getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
  expect(plain(screen.getByText(/^Zaznaczone:/).textContent)).toBe(
    'Zaznaczone: 2, razem 323,51 zł',
  );
  const others = screen.getByRole('list', { name: 'Nie dostaną' });
  expect(plain(others.textContent)).toContain('Za mało: 5,00 zł, a najmniej 10,00 zł.');
  expect(screen.getByText('Konta rozliczeniowe bez zaległości: 7')).toBeTruthy();

  for (const box of boxes.slice(1)) fireEvent.click(box);
  await press('Utwórz wiadomość');
  await screen.findByRole('heading', { name: 'Wiadomość' });
  const [sent] = server.callsOf(reminderEndpoints.create);
  expect(sent?.body).toMatchObject({ level: 1, settlementIds: ['a'] });
});

test('of warnings nobody is chosen, and nothing begins until somebody is', async () => {
  open(`${at}?poziom=3`);
  await screen.findByRole('list', { name: 'Dostaną wezwanie' });
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Utwórz wiadomość' });
  expect(create.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Zaznacz wszystkie' })).toBeNull();
  expect(server.callsOf(reminderEndpoints.preview)[0]?.body).toMatchObject({ level: 3 });
});

test('what narrows is asked for, and an amount that is none is said', async () => {
  open();
  await screen.findByRole('list', { name: 'Dostaną wezwanie' });
  type('Kwota od', '0');
  await press('Sprawdź');
  await screen.findByText('Podaj kwotę większą od zera');
  type('Kwota od', '100,50');
  type('Dni po terminie do', '365');
  await press('Sprawdź');
  await waitFor(() =>
    expect(server.callsOf(reminderEndpoints.preview).at(-1)?.body).toMatchObject({
      filters: { amountFrom: 100_50, amountThru: null, daysFrom: null, daysThru: 365 },
    }),
  );
});

test('an account shows what reminded it, on which day, which way, and what became of it', async () => {
  const given = sampleOf(givenReminder, {
    id: 'r',
    messageId: 'm',
    kind: 'payment-reminder',
    level: 2,
    name: 'Anna Nowak',
    channel: 'print',
    state: 'delivered',
    givenOn: '2026-11-02',
    deliveredOn: '2026-11-06',
    deliveredHow: 'registered',
    deliveryNumber: '00759',
    termOn: '2026-11-20',
  });
  server.answer(reminderEndpoints.ofSettlement, { items: [given] });
  openScreen([{ path: at, element: <GivenReminders settlementId="s" /> }], at, {
    role: 'ROLE_TREASURER',
  });
  const link = await screen.findByRole('link', { name: 'Wezwanie do zapłaty' });
  expect(link.getAttribute('href')).toBe('/wiadomosci/m');
  expect(plain(screen.getByText(/^2026\.11\.02/).textContent)).toBe(
    '2026.11.02 · Pismo · Doręczono: List polecony nr 00759, 2026.11.06 · Termin: 2026.11.20',
  );
});
