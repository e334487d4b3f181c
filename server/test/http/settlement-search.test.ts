import type { ListPage } from '@grzadka/contract/core/list/list';
import type { SettlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { expect, it } from 'vitest';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { addAccount } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const employee = await app.as('ROLE_EMPLOYEE');

const holds = (gardenId: string, lastName: string, days: { validThru?: string } = {}) =>
  addParty(app.db, { lastName }).then(({ id }) =>
    addAssignment(app.db, { gardenId, partyId: id, validFrom: '2021-01-01', ...days }),
  );
const plot = (name: string) => addGarden(app.db, { name, sector: 1 });
// Made in an order that is not the one in which they are found.
await addAccount(app.db, { name: '1/210', lastName: 'Wilk' });
await addAccount(app.db, { name: '77', lastName: 'Lis 210' });
await addAccount(app.db, { name: '2100', lastName: 'Kos' });
const old = await plot('210');
await holds(old.id, 'Dawny', { validThru: '2021-12-31' });
await addAccount(app.db, { name: '210 B', lastName: 'Sowa' });
const current = await plot('Działka 210');
await holds(current.id, 'Poprzedni', { validThru: '2021-12-31' });
await addAssignment(app.db, {
  gardenId: current.id,
  partyId: (await addParty(app.db, { lastName: 'Nowy' })).id,
  validFrom: '2022-01-01',
});
const page = (query: string) =>
  employee.get<ListPage<SettlementListItem>>(`/api/settlement?${query}`);
const told = ({ garden, holders }: SettlementListItem) => `${garden?.name}: ${holders}`;
const found = async (phrase: string, more = '') => {
  const query = new URLSearchParams({ 'filter-by-phrase': 'true', phrase });
  const { body } = await page(`${query.toString()}&${more}`);
  const all = body.items.map(told);
  expect(body.totalItems).toBe(all.length);
  return all;
};
const inOrder = [
  'Działka 210: Nowy Jan',
  '210 B: Sowa Jan',
  '2100: Kos Jan',
  '1/210: Wilk Jan',
  '77: Lis 210 Jan',
  '210: Dawny Jan',
  'Działka 210: Poprzedni Jan',
];
const plots = inOrder.filter((name) => !name.startsWith('77'));

it('has the open account of the plot first, plots that begin so, what has it anywhere, and what is closed last', async () => {
  expect(await found('210')).toEqual(inOrder);
  expect(await found('210', 'sort-direction=desc')).toEqual(inOrder.toReversed());
  expect(await found('210', 'filter-by-state=true&is-open=true')).toEqual(inOrder.slice(0, 5));
});

it('is that plot, however it is written', async () => {
  for (const phrase of ['działka 210', 'dz. 210', 'DZ210', 'Dz. nr 210', 'dzialka numer 210']) {
    expect(await found(phrase), phrase).toEqual(plots);
  }
  for (const phrase of ['210b', '210-B', 'dz. 210/b']) {
    expect(await found(phrase), phrase).toEqual(['210 B: Sowa Jan']);
  }
});

it('is in another order only where that is asked for', async () => {
  const byPlot = await found('210', 'sort-by=garden');
  expect(byPlot[0]).toBe('1/210: Wilk Jan');
  expect(byPlot.toSorted()).toEqual(inOrder.toSorted());
  expect((await page('')).body.items).toEqual((await page('sort-by=garden')).body.items);
});

it('has a part of a reference from four digits on, and a whole one however it is written', async () => {
  const { reference } = await addAccount(app.db, { name: '31', lastName: 'Szpak' });
  const digits = reference.slice('GR'.length);
  for (const whole of [
    digits,
    `gr ${digits}`,
    `GR-${digits}`,
    `nr GR ${digits.slice(0, 4)} ${digits.slice(4)}`,
    `Nr konta: ${digits}`,
    `konto nr ${reference},`,
    `nr ref. ${reference}`,
    `numer rozliczenia: ${reference}`,
    `Nr rozliczenia ${digits}`,
    `konto rozliczeniowe ${reference}`,
    `konta rozliczeniowego ${reference}`,
    `rozliczenie ${Number(digits)}`,
    `GR${Number(digits)}`,
    `GR ${digits.slice(2, 6)} ${digits.slice(6)}`,
    `${Number(digits.slice(0, -2))}/${digits.slice(-2)}`,
  ]) {
    expect(await found(whole), whole).toEqual(['31: Szpak Jan']);
  }
  expect(await found('000')).toEqual([]);
  expect(await found('gr000')).toEqual([]);
  expect((await found('gr0000')).length).toBeGreaterThan(5);
  await addAccount(app.db, { name: '0000', lastName: 'Zero' });
  await addAccount(app.db, { name: '5', lastName: 'Firma 0000' });
  const byPart = await found('0000');
  expect(byPart.slice(0, 3)).toEqual(['0000: Zero Jan', '5: Firma 0000 Jan', '1/210: Wilk Jan']);
  expect(await found('%')).toEqual([]);
});

it('has each account on one page', async () => {
  for (const [offset, name] of inOrder.entries()) {
    const { body } = await page(`filter-by-phrase=true&phrase=210&limit=1&offset=${offset}`);
    expect([body.items.map(told), body.totalItems]).toEqual([[name], inOrder.length]);
  }
});

it('is in the same order in a file', async () => {
  const file = await employee.send(
    '/api/settlement/export?format=csv&filter-by-phrase=true&phrase=210',
  );
  const rows = (await file.text()).trim().split('\n').slice(1);
  expect(rows.map((row) => /(Nowy|Sowa|Kos|Wilk|Lis 210|Dawny|Poprzedni)/.exec(row)?.[0])).toEqual([
    'Nowy',
    'Sowa',
    'Kos',
    'Wilk',
    'Lis 210',
    'Dawny',
    'Poprzedni',
  ]);
});
