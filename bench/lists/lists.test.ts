import { auditList } from '@grzadka/contract/audit/audit.list';
import { gardenList } from '@grzadka/contract/garden/garden.list';
import { meterList } from '@grzadka/contract/meter/meter.list';
import { describe, expect, it } from 'vitest';
import { browserAdds } from './browser-asks.ts';
import { everyList } from './every-list.ts';
import { requestsOf } from './requests-of.ts';
import { callsOfRound } from './walk-lists.ts';

it('every list of the contract is asked for once, at an address that names its parent', () => {
  const asked = Object.fromEntries(everyList.map(({ name, path }) => [name, path('m')]));
  expect(asked).toMatchObject({
    'entries of the audit': '/api/audit',
    'measurements of a meter': '/api/meter/m/measurements',
    'versions of a page': '/api/page/oplaty/versions',
  });
  const owners = Object.fromEntries(everyList.map((call) => [call.name, call.owners]));
  expect(owners).toMatchObject({
    'entries of the audit': null,
    'measurements of a meter': '/api/meter',
    'versions of a page': null,
  });
  expect(everyList).toHaveLength(new Set(everyList.map(({ list }) => list)).size);
  expect(Object.values(asked).filter((path) => path.includes(':'))).toEqual([]);
});

describe('a list is asked for', () => {
  const names = ['Wodomierz 17', 'Wodomierz 18', 'Licznik prądu 19', 'Licznik prądu 20'];
  const instants = [
    '2026-03-01T08:00:30.000Z',
    '2026-05-01T08:00:00.000Z',
    '2026-06-01T09:30:00.000Z',
  ];
  const requests = requestsOf(meterList, { names, instants, totalItems: 2_000_000 });
  const queriesOf = (name: string) => {
    const { queries = [] } = requests.find((request) => request.name === name) ?? {};
    return queries.map((query) => Object.fromEntries(new URLSearchParams(query)));
  };

  it('by each filter, by two of them and in each order', () => {
    expect(requests.map(({ name }) => name)).toEqual([
      'as it opens',
      'state: true',
      'state: false',
      'state: any',
      'type: WaterMeter',
      'type: ElectricityMeter',
      'lastMeasurementTime: since',
      'lastMeasurementTime: until',
      'lastMeasurementTime: from and until',
      'role: plot',
      'role: common',
      'role: main',
      'sector: Sektor 1',
      'sector: Sektor 2',
      'sector: Sektor 3',
      'zone: one that there is not',
      'legalisation: over',
      'legalisation: over within some days',
      'state with type',
      'state with role',
      'state with sector',
      'type with role',
      'type with sector',
      'role with sector',
      'by name, asc',
      'by name, desc',
      'by last-measurement-time, asc',
      'by last-measurement-time, desc',
      'by walk-order, asc',
      'by walk-order, desc',
      'a whole name',
      'two words',
      'a common phrase',
      'offset 500,000 and on',
    ]);
  });

  it('with all else as it opens', () => {
    const opens = { 'sort-by': 'name', 'sort-direction': 'asc' };
    const active = { 'filter-by-state': 'true', 'is-active': 'true' };
    expect(queriesOf('as it opens')).toEqual([{ ...opens, ...active, ...browserAdds }]);
    expect(queriesOf('state: any')).toEqual([{ ...opens, ...browserAdds }]);
    const water = { 'filter-by-type': 'true', type: 'WaterMeter' };
    expect(queriesOf('type: WaterMeter')).toMatchObject([{ ...opens, ...active, ...water }]);
    const descending = { 'sort-direction': 'desc' };
    expect(queriesOf('by name, desc')).toMatchObject([{ ...opens, ...active, ...descending }]);
    expect(queriesOf('offset 500,000 and on').slice(0, 2)).toMatchObject([
      { offset: '500000' },
      { offset: '500100' },
    ]);
  });

  it('by all that two filters can be together', () => {
    const together = queriesOf('type with role').map(({ type, role }) => `${type} ${role}`);
    expect(together).toHaveLength(6);
    expect(new Set(together)).toContain('ElectricityMeter common');
  });

  it('by one record that it tells of, and by one that there is not', () => {
    const records = { login: 'anna' };
    const asked = requestsOf(auditList, { names: [], instants: [], totalItems: 20, records });
    const logins = asked.filter(({ name }) => name.startsWith('login: '));
    expect(
      logins.map(({ queries: [query] }) => new URLSearchParams(query).get('login-id')),
    ).toEqual(['00000000-0000-7000-8000-000000000000', 'anna']);
  });

  it('by ranges that lie where something happened, to the minute', () => {
    const ranges = queriesOf('lastMeasurementTime: from and until');
    expect(ranges[0]).toMatchObject({ 'last-measurement-time-from': '2026-03-01T08:00:00.000Z' });
    const [from = '', thru = ''] = ['from', 'thru'].map((end) => `last-measurement-time-${end}`);
    for (const range of ranges) {
      expect((range[from] ?? '') <= (range[thru] ?? '')).toBe(true);
      expect(range[from]).toMatch(/:00\.000Z$/);
    }
  });

  it('by phrases of its own records', () => {
    expect(queriesOf('a whole name').map(({ phrase }) => phrase)).toEqual(names);
    const words = ['Wod 1', 'Wodo 18', 'Liczn 1', 'Liczni 20'];
    expect(queriesOf('two words').map(({ phrase }) => phrase)).toEqual(words);
    const common = queriesOf('a common phrase').map(({ phrase }) => phrase);
    expect(common.slice(0, 4)).toEqual(['Wod', 'Lic', 'prą', 'Wodo']);
    expect(common).toContain('Licznik');
    expect(common).not.toContain('Licznik prądu');
  });

  it('by nothing twice, but what people open again and again', () => {
    for (const { name, queries, isRepeated } of requests) {
      expect(new Set(queries), name).toHaveLength(queries.length);
      expect(isRepeated, name).toBe(name === 'as it opens' || name.startsWith('by '));
    }
  });

  it('but for what lets everything through, and far down only where it is long', () => {
    const few = requestsOf(gardenList, { names: [], instants: [], totalItems: 600 });
    const asked = few.map(({ name }) => name);
    expect(asked).toContain('sector: Sektor 1');
    expect(asked).not.toContain('sector: all');
    expect(asked.filter((name) => name.startsWith('offset'))).toEqual([]);
    const middling = requestsOf(gardenList, { names: [], instants: [], totalItems: 100_000 });
    expect(middling.at(-1)?.queries[0]).toContain('offset=50000');
  });
});

describe('a round', () => {
  const calls = ['/a', '/b', '/c'].map((path) => ({ method: 'GET', path }) as const);
  const pathsOf = (round: number, most: number, isRepeated = false) =>
    callsOfRound({ calls, isRepeated }, { round, most }).map(({ path }) => path);

  it('asks for something else than the one before', () => {
    expect(pathsOf(0, 2)).toEqual(['/a', '/b']);
    expect(pathsOf(1, 2)).toEqual(['/c', '/a']);
  });

  it('asks for nothing twice, but for what people ask again and again', () => {
    expect(pathsOf(0, 20)).toEqual(['/a', '/b', '/c']);
    expect(pathsOf(0, 5, true)).toEqual(['/a', '/b', '/c', '/a', '/b']);
  });
});
