// @vitest-environment jsdom

import { countedDays } from '@grzadka/contract/core/counted';
import { daysBetween } from '@grzadka/contract/core/time/calendar-steps';
import { dayNumber, dayOfNumber } from '@grzadka/contract/core/time/day-number';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { ledgerEndpoints } from '@grzadka/contract/ledger/ledger.endpoints';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { standingAccount } from '@grzadka/contract/settlement/settlement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { SettlementsOfGarden, SettlementsOfParty } from './SettlementsOf.tsx';

const server = startTestServer();

const garden = { id: 'g', name: '210', sector: 'Sektor 2' };
const routes = [
  {
    path: '/dzialka',
    element: <SettlementsOfGarden garden={{ id: 'g', parties: [{ id: 'a' }, { id: 'j' }] }} />,
  },
  { path: '/podmiot', element: <SettlementsOfParty party={{ id: 'p' }} /> },
];

const daysAgo = (days: number) => dayOfNumber(dayNumber(gardenToday()) - days);
// A Sunday: its term ended on the Monday.
const long = '2025-06-29';
const late = countedDays(daysBetween('2025-06-30', gardenToday()));
const owing = sampleOf(standingAccount, {
  id: 's',
  garden,
  reference: 'GR00012320',
  openedOn: '1981-07-07',
  closedOn: null,
  holders: 'Drozd Kamil',
  standing: {
    balance: 2158_69,
    due: 1928_24,
    dueSince: long,
    next: { on: '2999-10-31', amount: 230_45 },
    plan: { state: 'kept', broken: null, next: { on: '2999-09-30', amount: 100_00 } },
  },
});
const settled = {
  ...owing,
  id: 'o',
  reference: 'GR00000195',
  closedOn: '1981-07-06',
  standing: { balance: 0, due: 0, dueSince: null, next: null, plan: null },
};
const left = { ...settled, standing: { ...settled.standing, balance: 50_00 } };
const nothing = { ...owing, standing: settled.standing };
const words = () => screen.getByRole('region', { name: 'Rozliczenia' }).textContent;
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const overdue = `od\u00A0${long.replaceAll('-', '.')} (${late})`;

test('a plot begins with what is owed, since when and the next term, and leads to a payment and a message', async () => {
  server.answer(settlementEndpoints.ofGarden, { items: [owing, settled] });
  openScreen(routes, '/dzialka', { role: 'ROLE_TREASURER' });
  await screen.findByRole('link', { name: 'GR00012320' });
  expect(words()).toContain('2158,69\u00A0zł do zapłaty');
  expect(words()).toContain(`po terminie 1928,24\u00A0zł ${overdue}`);
  expect(words()).toContain('Najbliższy termin: 2999.10.31, 230,45\u00A0zł');
  expect(linkTo('Przyjmij wpłatę')).toBe('/transakcje/wplata?konto=s');
  expect(words()).toContain('Raty: następna 2999.09.30, 100,00\u00A0zł');
  const message = new URL(linkTo('Napisz') ?? '', 'http://a');
  expect(JSON.parse(message.searchParams.get('group') ?? '')).toMatchObject({
    kind: 'parties',
    partyIds: ['a', 'j'],
  });
  // The account of who held it before is out of the way, where nothing is open on it.
  expect(screen.queryByRole('link', { name: 'GR00000195' })).toBeNull();
  await press('Pokaż dawne rozliczenia (1)');
  expect(linkTo('GR00000195')).toBe('/oplaty/konta/o');
});

test('what somebody left unpaid is seen beside what is owed now, and not added to it', async () => {
  const paid = { ...owing, standing: { ...settled.standing, balance: -10_00 } };
  server.answer(settlementEndpoints.ofGarden, { items: [paid, left] });
  openScreen(routes, '/dzialka', { role: 'ROLE_TREASURER' });
  await screen.findByRole('link', { name: 'GR00000195' });
  expect(words()).toContain('10,00\u00A0zł nadpłaty');
  const [, row] = within(screen.getByRole('list', { name: 'Rozliczenia' })).getAllByRole(
    'listitem',
  );
  expect(row?.textContent).toContain('50,00\u00A0zł do zapłaty');
});

test('of two accounts of one plot each has its payment, by its own name', async () => {
  const next = { ...owing, id: 'n', reference: 'GR00000292' };
  server.answer(settlementEndpoints.ofGarden, { items: [next, owing] });
  openScreen(routes, '/dzialka', { role: 'ROLE_TREASURER' });
  await screen.findByRole('link', { name: 'GR00012320' });
  expect(linkTo('Przyjmij wpłatę (GR00012320)')).toBe('/transakcje/wplata?konto=s');
  expect(linkTo('Przyjmij wpłatę (GR00000292)')).toBe('/transakcje/wplata?konto=n');
});

test('a party owes over all its plots, since the oldest of these', async () => {
  const other = {
    ...owing,
    id: 't',
    garden: { ...garden, name: '211' },
    reference: 'GR00004560',
    standing: {
      balance: 100_00,
      due: 70_00,
      dueSince: daysAgo(10),
      next: { on: '2999-06-30', amount: 30_00 },
      plan: null,
    },
  };
  server.answer(settlementEndpoints.ofParty, { items: [owing, other, settled] });
  openScreen(routes, '/podmiot', { role: 'ROLE_TREASURER' });
  await screen.findByRole('link', { name: 'GR00004560' });
  expect(words()).toContain('2258,69\u00A0zł do zapłaty');
  expect(words()).toContain(`po terminie 1998,24\u00A0zł ${overdue}`);
  expect(words()).toContain('Najbliższy termin: 2999.06.30, 30,00\u00A0zł');
  expect(linkTo('Przyjmij wpłatę (211)')).toBe('/transakcje/wplata?konto=t');
});

test('what a party left unpaid is paid where it is owed, and not on the account that goes on', async () => {
  server.answer(settlementEndpoints.ofParty, { items: [nothing, left] });
  openScreen(routes, '/podmiot', { role: 'ROLE_TREASURER' });
  await screen.findByRole('link', { name: 'GR00000195' });
  expect(words()).toContain('50,00\u00A0zł do zapłaty');
  expect(linkTo('Przyjmij wpłatę (GR00000195)')).toBe('/transakcje/wplata?konto=o');
  expect(screen.getAllByRole('link', { name: /Przyjmij/ })).toHaveLength(1);
});

test('of accounts that are all closed the one that owes is paid, and none if nothing is owed', async () => {
  const later = { ...settled, id: 'l', reference: 'GR00000292', closedOn: '1999-01-31' };
  server.answer(settlementEndpoints.ofParty, { items: [later, left] });
  openScreen(routes, '/podmiot', { role: 'ROLE_TREASURER' });
  await screen.findByRole('link', { name: 'GR00000195' });
  expect(linkTo('Przyjmij wpłatę')).toBe('/transakcje/wplata?konto=o');
  cleanup();
  server.answer(settlementEndpoints.ofParty, { items: [later, settled] });
  openScreen(routes, '/podmiot', { role: 'ROLE_TREASURER' });
  await screen.findByRole('link', { name: 'GR00000292' });
  expect(screen.queryByRole('link', { name: /Przyjmij/ })).toBeNull();
});

test('a plot that nobody holds says what was left unpaid on it, and leads to its payment', async () => {
  server.answer(settlementEndpoints.ofGarden, { items: [left] });
  openScreen(routes, '/dzialka', { role: 'ROLE_TREASURER' });
  await screen.findByRole('link', { name: 'GR00000195' });
  expect(words()).toContain('50,00\u00A0zł do zapłaty');
  expect(linkTo('Przyjmij wpłatę')).toBe('/transakcje/wplata?konto=o');
});

test('a plot leads to the payment of who holds it, not of who left', async () => {
  server.answer(settlementEndpoints.ofGarden, { items: [nothing, left] });
  openScreen(routes, '/dzialka', { role: 'ROLE_TREASURER' });
  await screen.findByRole('link', { name: 'GR00000195' });
  expect(linkTo('Przyjmij wpłatę')).toBe('/transakcje/wplata?konto=s');
});

test('who may not know debts has the accounts, the payment and the message without them', async () => {
  const { standing: _, ...told } = owing;
  server.answer(settlementEndpoints.ofGarden, { items: [told] });
  openScreen(routes, '/dzialka', { role: 'ROLE_EMPLOYEE' });
  await screen.findByRole('link', { name: 'GR00012320' });
  expect(words()).not.toMatch(/zapłaty|termin|\d,\d/);
  expect(linkTo('Przyjmij wpłatę')).toBe('/transakcje/wplata?konto=s');
  expect(linkTo('Napisz')).toContain('kind=information');
  expect(screen.queryByRole('button', { name: 'Pokaż wpłaty i należności' })).toBeNull();
  expect(server.callsOf(ledgerEndpoints.entries)).toEqual([]);
  cleanup();
  openScreen(routes, '/dzialka', { role: 'ROLE_USER' });
  await screen.findByRole('link', { name: 'GR00012320' });
  expect(screen.queryByRole('link', { name: 'Napisz' })).toBeNull();
});
