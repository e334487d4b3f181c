import { auditList } from '@grzadka/contract/audit/audit.list';
import { gardenList } from '@grzadka/contract/garden/garden.list';
import { meterList } from '@grzadka/contract/meter/meter.list';
import { describe, expect, it } from 'vitest';
import { everyList } from './every-list.ts';
import { requestsOf } from './requests-of.ts';

it('every list of the contract is asked for once, at an address that names its parent', () => {
  const asked = Object.fromEntries(everyList.map(({ name, path }) => [name, path('m')]));
  expect(asked).toMatchObject({
    'entries of the audit': '/api/audit',
    'measurements of a meter': '/api/meter/m/measurements',
    'versions of a page': '/api/page/oplaty/versions',
  });
  expect(everyList).toHaveLength(new Set(everyList.map(({ list }) => list)).size);
  expect(Object.values(asked).filter((path) => path.includes(':'))).toEqual([]);
});

describe('a list is asked for', () => {
  const names = ['Wodomierz 7', 'Wodomierz 8', 'Licznik 9'];
  const requests = requestsOf(meterList, { names, totalItems: 2_000_000 });
  const queriesOf = (name: string) => {
    const { queries = [] } = requests.find((request) => request.name === name) ?? {};
    return queries.map((query) => Object.fromEntries(new URLSearchParams(query)));
  };

  it('by each filter and in each order', () => {
    expect(requests.map(({ name }) => name)).toEqual([
      'as it opens',
      'state: true',
      'state: false',
      'state: any',
      'type: WaterMeter',
      'type: ElectricityMeter',
      'lastMeasurementTime: since a month ago',
      'lastMeasurementTime: until a year ago',
      'lastMeasurementTime: from a month to a day ago',
      'role: plot',
      'role: common',
      'role: main',
      'sector: Sektor 1',
      'sector: Sektor 2',
      'sector: Sektor 3',
      'zone: one that there is not',
      'legalisation: over',
      'legalisation: over within 90 days',
      'by name, asc',
      'by name, desc',
      'by last-measurement-time, asc',
      'by last-measurement-time, desc',
      'by walk-order, asc',
      'by walk-order, desc',
      'a rare phrase',
      'a common phrase',
      'offset 500,000',
    ]);
  });

  it('with all else as it opens', () => {
    const opens = { 'sort-by': 'name', 'sort-direction': 'asc' };
    const active = { 'filter-by-state': 'true', 'is-active': 'true' };
    expect(queriesOf('as it opens')).toEqual([{ ...opens, ...active }]);
    expect(queriesOf('state: any')).toEqual([opens]);
    const water = { 'filter-by-type': 'true', type: 'WaterMeter' };
    expect(queriesOf('type: WaterMeter')).toEqual([{ ...opens, ...active, ...water }]);
    const descending = { 'sort-direction': 'desc' };
    expect(queriesOf('by name, desc')).toEqual([{ ...opens, ...active, ...descending }]);
    expect(queriesOf('offset 500,000')).toMatchObject([{ offset: '500000' }]);
  });

  it('by one record that it tells of, and by one that there is not', () => {
    const records = { login: 'anna' };
    const asked = requestsOf(auditList, { names: [], totalItems: 20, records });
    const logins = asked.filter(({ name }) => name.startsWith('login: '));
    expect(
      logins.map(({ queries: [query] }) => new URLSearchParams(query).get('login-id')),
    ).toEqual(['00000000-0000-7000-8000-000000000000', 'anna']);
  });

  it('by phrases of its own records, none of them twice', () => {
    expect(queriesOf('a rare phrase').map(({ phrase }) => phrase)).toEqual(names);
    expect(queriesOf('a common phrase').map(({ phrase }) => phrase)).toEqual(['Wod', 'Lic']);
  });

  it('but for what lets everything through, and far down only where it is long', () => {
    const few = requestsOf(gardenList, { names: [], totalItems: 600 });
    const asked = few.map(({ name }) => name);
    expect(asked).toContain('sector: Sektor 1');
    expect(asked).not.toContain('sector: all');
    expect(asked.filter((name) => name.startsWith('offset'))).toEqual([]);
    const middling = requestsOf(gardenList, { names: [], totalItems: 100_000 });
    expect(middling.at(-1)?.queries[0]).toContain('offset=50000');
  });
});
