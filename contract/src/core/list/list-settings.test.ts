import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gardenList } from '../../garden/garden.list.ts';
import { meterList } from '../../meter/meter.list.ts';
import { settlementList } from '../../settlement/settlement.list.ts';
import { listQuery } from './list-query.ts';
import {
  addressFromSettings,
  initialSettings,
  type ListSettings,
  queryFromSettings,
  settingsFromAddress,
} from './list-settings.ts';

type MeterSettings = ListSettings<typeof meterList>;

const instant = fc.option(
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);

const day = fc.option(fc.constantFrom('1900-01-01', '2026-02-28', '2028-02-29', '2099-12-31'));

const anyMeterSettings: fc.Arbitrary<MeterSettings> = fc.record({
  phrase: fc.string().filter((phrase) => !phrase.includes('\u0000')),
  filters: fc.record({
    state: fc.record({ enabled: fc.boolean(), value: fc.boolean() }),
    type: fc.record({
      enabled: fc.boolean(),
      value: fc.constantFrom('WaterMeter' as const, 'ElectricityMeter' as const),
    }),
    lastMeasurementTime: fc.record({
      enabled: fc.boolean(),
      value: fc.record({ from: instant, thru: instant }),
    }),
    role: fc.record({
      enabled: fc.boolean(),
      value: fc.constantFrom('plot' as const, 'common' as const, 'main' as const),
    }),
    sector: fc.record({ enabled: fc.boolean(), value: fc.constantFrom('all', 'Nad rzeką') }),
    zone: fc.record({ enabled: fc.boolean(), value: fc.constantFrom('', 'of-some-zone') }),
    legalisation: fc.record({
      enabled: fc.boolean(),
      value: fc.record({ from: day, thru: day }),
    }),
  }),
  sort: fc.record({
    by: fc.constantFrom('name' as const, 'last-measurement-time' as const),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
});

describe('the settings of a list', () => {
  it('start as the product promises', () => {
    expect(initialSettings(meterList)).toEqual({
      phrase: '',
      filters: {
        state: { enabled: true, value: true },
        type: { enabled: false, value: 'WaterMeter' },
        lastMeasurementTime: { enabled: false, value: { from: null, thru: null } },
        role: { enabled: false, value: 'plot' },
        sector: { enabled: false, value: 'all' },
        zone: { enabled: false, value: '' },
        legalisation: { enabled: false, value: { from: null, thru: null } },
      },
      sort: { by: 'name', direction: 'asc' },
    });
    expect(initialSettings(gardenList)).toEqual({
      phrase: '',
      filters: { sector: { enabled: false, value: 'all' } },
      sort: { by: 'name', direction: 'asc' },
    });
  });

  it('survive the address bar', () => {
    fc.assert(
      fc.property(anyMeterSettings, (settings) => {
        const address = new URLSearchParams(addressFromSettings(meterList, settings));
        expect(settingsFromAddress(meterList, new URLSearchParams(address.toString()))).toEqual(
          settings,
        );
      }),
    );
  });

  it('leave the address bare while nothing was changed', () => {
    expect(addressFromSettings(meterList, initialSettings(meterList))).toEqual({});
    const off = settingsFromAddress(meterList, new URLSearchParams('filter-by-state=false'));
    expect(addressFromSettings(meterList, off)).toEqual({ 'filter-by-state': 'false' });
  });

  it('fall back to the initial ones where an address makes no sense', () => {
    const address = new URLSearchParams({
      'sort-by': 'toString',
      'sort-direction': 'sideways',
      'is-active': 'perhaps',
      type: 'GasMeter',
      'last-measurement-time-from': 'yesterday',
      'last-measurement-time-thru': '2026-99-99T99Z',
      role: 'toString',
      'legalised-until-from': '2026-02-29',
      'legalised-until-thru': '2026-02-28T00:00:00Z',
    });
    expect(settingsFromAddress(meterList, address)).toEqual(initialSettings(meterList));
  });

  it('keep the name of a record as it is, which only the server knows, unless it can be none', () => {
    const sectorIn = (name: string) => {
      const address = new URLSearchParams({ 'filter-by-sector': 'true', sector: name });
      return settingsFromAddress(gardenList, address).filters.sector;
    };
    expect(sectorIn('Nad rzeką')).toEqual({ enabled: true, value: 'Nad rzeką' });
    for (const none of ['', 'x'.repeat(51), 'a\u0000b']) {
      expect(sectorIn(none)).toEqual({ enabled: true, value: 'all' });
    }
  });

  it('always make a query that the server takes', () => {
    const query = listQuery(meterList);
    fc.assert(
      fc.property(anyMeterSettings, (settings) => {
        expect(
          query.safeParse(queryFromSettings(meterList, settings)).error?.issues,
        ).toBeUndefined();
      }),
    );
  });

  it('keep amounts in the address, which a query takes as they are', () => {
    const query = listQuery(settlementList);
    const bound = fc.option(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }));
    fc.assert(
      fc.property(bound, bound, (from, thru) => {
        const initial = initialSettings(settlementList);
        const balance = { enabled: true, value: { from, thru } };
        const settings = { ...initial, filters: { ...initial.filters, balance } };
        const address = new URLSearchParams(addressFromSettings(settlementList, settings));
        expect(settingsFromAddress(settlementList, address)).toEqual(settings);
        const { data } = query.safeParse(queryFromSettings(settlementList, settings));
        const isEmpty = from === null && thru === null;
        const isReversed = from !== null && thru !== null && from > thru;
        expect(data?.filters.balance).toEqual(isEmpty || isReversed ? undefined : { from, thru });
      }),
    );
  });

  it.each([
    ['balance-from=1&balance-thru=-1', { 'balance-from': '„Od” nie może być większe niż „Do”' }],
    ['balance-from=', { 'balance-from': 'Wypełnij „Od” albo „Do”' }],
    ['balance-from=12,5', { 'balance-from': 'Nieprawidłowa wartość' }],
    ['balance-thru=1000000000001', { 'balance-thru': 'Nieprawidłowa wartość' }],
  ])('refuse %s', (bounds, faults) => {
    const address = Object.fromEntries(new URLSearchParams(`filter-by-balance=true&${bounds}`));
    const issues = listQuery(settlementList).safeParse(address).error?.issues ?? [];
    expect(
      Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
    ).toEqual(faults);
  });

  it('send a filter only while it is on and says something', () => {
    const send = (address: string) =>
      queryFromSettings(meterList, settingsFromAddress(meterList, new URLSearchParams(address)));
    const sort = { 'sort-by': 'name', 'sort-direction': 'asc' };
    const active = { ...sort, 'filter-by-state': 'true', 'is-active': 'true' };
    expect(send('')).toEqual(active);
    expect(send('filter-by-state=false')).toEqual(sort);
    expect(send('type=ElectricityMeter')).toEqual(active);
    expect(send('filter-by-last-measurement-time=true')).toEqual(active);
    expect(send('filter-by-legalisation=true&legalised-until-thru=2026-12-31')).toEqual({
      ...active,
      'filter-by-legalisation': 'true',
      'legalised-until-thru': '2026-12-31',
    });
    expect(send('phrase=%20%20')).toEqual(active);
    expect(send('phrase=a12')).toEqual({ ...active, 'filter-by-phrase': 'true', phrase: 'a12' });
  });
});
