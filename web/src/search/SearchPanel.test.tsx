// @vitest-environment jsdom

import { searchEndpoints } from '@grzadka/contract/search/search.endpoints';
import type { SearchReply } from '@grzadka/contract/search/search.model';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { SearchFrame } from '../../test/search-frame.tsx';
import { clearPageMemory } from '../core/page-memory.ts';
import { Screen } from '../core/ui/screen/Screen.tsx';

const server = startTestServer();

const plot = {
  id: 'g1',
  name: '210',
  sector: 'Sektor 1',
  holders: [{ id: 'p1', name: 'Kowalska Anna' }],
  settlementId: 's1',
  meterIds: ['m1'],
  owed: 2_158_69,
};
const found: SearchReply = {
  plots: [plot, { ...plot, id: 'g2', name: '2100', settlementId: null, meterIds: [], holders: [] }],
  settlements: [
    {
      id: 's1',
      reference: 'GR00012320',
      garden: '210',
      holders: 'Kowalska Anna',
      closedOn: null,
      balance: 2_158_69,
    },
  ],
  transactions: [
    {
      id: 't1',
      number: 'WB/2/2026',
      description: 'Wpływ na rachunek bankowy',
      payer: 'NOWAK JAN',
      title: 'wpłata 50,00 za dz. 210',
      paidFor: ['Opłata wodna'],
      bookingDay: '2026-11-14',
      direction: 'in',
      state: 'booked',
      amount: 50_00,
    },
    {
      id: 't2',
      number: 'KW/1/2026',
      description: 'Klucz do hydrantu',
      payer: null,
      title: null,
      paidFor: [],
      bookingDay: '2026-11-15',
      direction: 'out',
      state: 'reversed',
      amount: 12_50,
    },
  ],
  messages: [
    {
      id: 'w1',
      subject: 'Walne zebranie {{zebranie_kiedy}}, {{dzialka}}',
      kind: 'general-meeting',
      state: 'done',
      createdAt: '2026-11-14T09:30:00.000Z',
      startedAt: '2026-11-20T09:30:00.000Z',
      meetingAt: '2027-03-27T09:00:00.000Z',
      meetingPlace: null,
      readingFrom: null,
      readingThru: null,
    },
  ],
};

const children: RouteObject[] = [
  { path: '/', element: <Screen title="Początek">Treść</Screen> },
  { path: '*', element: <Screen title="Inny ekran">Treść</Screen> },
];
const screens = [{ element: <SearchFrame />, children }];

const field = () => screen.findByRole('combobox', { name: 'Szukaj wszędzie' });
const type = async (phrase: string) =>
  fireEvent.change(await field(), { target: { value: phrase } });
const key = async (name: string, more = {}) =>
  fireEvent.keyDown(await field(), { key: name, ...more });
const activeRow = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

async function openPanel(role: 'ROLE_TREASURER' | 'ROLE_USER' = 'ROLE_TREASURER') {
  server.answer(searchEndpoints.everywhere, found);
  const opened = openScreen(screens, '/', { role });
  await screen.findByText('Treść');
  return opened;
}

test('a key opens it, arrows lead through all that is found, Enter opens what is chosen', async () => {
  const { path } = await openPanel();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await type('210');
  await screen.findByText('Kowalska Anna · do zapłaty 2158,69 zł · Sektor 1');
  expect(await activeRow()).toContain('Działka 210');
  await key('ArrowUp');
  expect(await activeRow()).toContain('Walne zebranie');
  await key('ArrowDown');
  await key('ArrowDown');
  expect(await activeRow()).toContain('Działka 2100');
  await key('Enter');
  await waitFor(() => expect(path()).toBe('/szczegoly-dzialki/g2'));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('a row says who paid and why, and when the meeting is that a message calls', async () => {
  await openPanel();
  fireEvent.keyDown(document.body, { key: '/' });
  await type('210');
  await screen.findByText('NOWAK JAN – WB/2/2026');
  const rows = screen
    .getAllByRole('option')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(rows.slice(-3)).toEqual([
    'NOWAK JAN – WB/2/202650,00 zł · wpłata 50,00 za dz. 210 · Opłata wodna · 2026.11.14',
    'Klucz do hydrantu – KW/1/2026-12,50 zł · 2026.11.15 · storno',
    'Walne zebranie 27 marca 2027, godz. 10:00, [działka]Zawiadomienie o walnym zebraniu · Zakończona · utworzono 2026.11.14 · wysłano 2026.11.20',
  ]);
});

test('of a movement of money that was opened neither the amount nor its title is kept', async () => {
  await openPanel();
  fireEvent.keyDown(document.body, { key: '/' });
  await type('50,00');
  fireEvent.click(await screen.findByText('NOWAK JAN – WB/2/2026'));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  const kept = JSON.stringify(Object.values(localStorage));
  expect(kept).toContain('NOWAK JAN');
  expect(kept).not.toMatch(/50,00|5000|wpłata/);
  clearPageMemory();
});

test('a key on a plot leads to its account, a payment, a reading, a message', async () => {
  const { path } = await openPanel();
  for (const [letter, leads] of [
    ['K', '/oplaty/konta/s1'],
    ['W', '/transakcje/wplata'],
    ['P', '/dodaj-pomiar/m1'],
    ['N', '/nowa-wiadomosc'],
  ] as const) {
    fireEvent.keyDown(document.body, { key: '/' });
    await type('210');
    // Typed ahead of the answer: it waits for it.
    await key(letter.toLowerCase(), { code: `Key${letter}`, altKey: true });
    await waitFor(() => expect(path()).toBe(leads));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  }
});

test('opened again while the chosen screen is on its way, it stays open', async () => {
  server.answer(searchEndpoints.everywhere, found);
  const arrival = Promise.withResolvers<{ Component: () => ReactNode }>();
  const late = { path: '/szczegoly-dzialki/:id', lazy: () => arrival.promise };
  const lateScreens = [{ element: <SearchFrame />, children: [...children, late] }];
  openScreen(lateScreens, '/', { role: 'ROLE_TREASURER' });
  await screen.findByText('Treść');
  fireEvent.keyDown(document.body, { key: '/' });
  await type('210');
  await screen.findByText('Działka 210');
  await key('Enter');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  fireEvent.keyDown(document.body, { key: '/' });
  await type('21');
  arrival.resolve({ Component: () => <Screen title="Późny ekran">Treść</Screen> });
  await screen.findByRole('heading', { name: 'Późny ekran', hidden: true });
  expect(await field()).toHaveProperty('value', '21');
});

test('Escape gives the focus back, and what was opened is there the next time, until sign-out', async () => {
  await openPanel();
  const button = await screen.findByRole('button', { name: 'Szukaj wszędzie' });
  button.focus();
  await press('Szukaj wszędzie');
  await type('210');
  await screen.findByText('Działka 210');
  await key('Escape');
  await waitFor(() => expect(document.activeElement === button).toBe(true));

  await press('Szukaj wszędzie');
  await type('210');
  await screen.findByText('Działka 210');
  await key('Enter');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  fireEvent.keyDown(document.body, { key: '/' });
  await screen.findByText('Ostatnio otwierane');
  expect(await activeRow()).toContain('Działka 210');
  expect(await activeRow()).not.toContain('2158');
  clearPageMemory();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('says what can be looked for, that nothing is found, and why nothing could be', async () => {
  await openPanel();
  fireEvent.keyDown(document.body, { key: '/' });
  await screen.findByText(/^Wpisz działkę, nazwisko/);
  server.answer(searchEndpoints.everywhere, { plots: [] });
  await type('xyz');
  await screen.findByText('Nic nie znaleziono dla „xyz”.');
  server.refuse(searchEndpoints.everywhere, { code: 'unavailable' });
  await type('xyzz');
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeDefined();
});

test('is not there for whoever may find nothing', async () => {
  await openPanel('ROLE_USER');
  expect(screen.queryByRole('button', { name: 'Szukaj wszędzie' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});
