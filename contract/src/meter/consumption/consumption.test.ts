import { describe, expect, it, test } from 'vitest';
import {
  effectiveChain,
  type RecordedMeasurement,
} from '../../../test/meter-histories/effective-measurements.ts';
import {
  makeInstallation,
  makeMeasurement,
  someReversal,
} from '../../../test/meter-histories/factories.ts';
import { consumption, consumptionOf, countedUpTo } from './consumption.ts';
import type { MeterChain } from './meter-chain.ts';

/** Noon in UTC, which lies on the same day in the gardens. */
const noon = (day: string) => `${day}T12:00:00.000Z`;

function reading(
  day: string,
  value: number,
  facts: Partial<RecordedMeasurement> = {},
): RecordedMeasurement {
  return makeMeasurement({ measuredAt: noon(day), value, ...facts });
}

const chainOf = (...measurements: RecordedMeasurement[]) =>
  effectiveChain([makeInstallation()], measurements);

const whole = (chain: MeterChain) =>
  consumptionOf(chain, { from: null, thru: null, step: 'whole' })[0];

const season = chainOf(reading('2026-04-15', 120), reading('2026-10-15', 162.6));

describe('the worked examples', () => {
  test('1: the even share by whole days, and periods that meet add up', () => {
    expect(countedUpTo(season, '2026-04-30')).toBe(123.492);
    expect(countedUpTo(season, '2026-06-30')).toBe(137.692);
    expect(countedUpTo(season, '2026-09-30')).toBe(159.108);
    const quantity = (from: string, thru: string) => consumption(season, { from, thru }).quantity;
    expect(consumption(season, { from: '2026-05-01', thru: '2026-09-30' })).toMatchObject({
      quantity: 35.616,
      quality: 'interpolated',
      points: [{ value: 120 }, { value: 162.6 }],
    });
    expect(quantity('2026-05-01', '2026-06-30')).toBe(14.2);
    expect(quantity('2026-07-01', '2026-09-30')).toBe(21.416);
  });

  test('2: an exchange begins the dial anew, not the count', () => {
    const chain = effectiveChain(
      [
        makeInstallation({ removedAt: noon('2026-07-01'), lastValue: 830.7 }),
        makeInstallation({ id: 'second', installedAt: noon('2026-07-01'), firstValue: 0.3 }),
      ],
      [reading('2026-04-15', 801.2), reading('2026-10-15', 21.8, { installationId: 'second' })],
    );
    const quantities = consumptionOf(chain, { from: null, thru: null, step: 'interval' });
    expect(quantities.map(({ quantity }) => quantity)).toEqual([29.5, 21.5]);
    expect(whole(chain)).toMatchObject({ quantity: 51, quality: 'read' });
  });

  test('3: a dial passes through zero where it is said, else nothing can be told', () => {
    const rolling = (rolledOver: boolean, digits: number | null = 5) =>
      whole(
        effectiveChain(
          [makeInstallation({ digits })],
          [reading('2026-04-15', 99_987.4), reading('2026-10-15', 12.9, { rolledOver })],
        ),
      );
    expect(rolling(true)).toMatchObject({ quantity: 25.5, quality: 'read' });
    expect(rolling(false)).toMatchObject({ quantity: null, quality: 'undetermined' });
    expect(rolling(true, null)).toMatchObject({ quantity: null, quality: 'undetermined' });
    // The dial cannot have shown so much: to count it would come to less than nothing.
    expect(rolling(true, 4)).toMatchObject({ quantity: null, quality: 'undetermined' });
    // It may do so before the device is taken off, too.
    const facts = { digits: 5, removedAt: noon('2026-10-15'), lastValue: 12.9 };
    const removed = makeInstallation({ ...facts, lastValueRolledOver: true });
    const read = reading('2026-04-15', 99_987.4);
    expect(whole(effectiveChain([removed], [read]))?.quantity).toBe(25.5);
    expect(whole(effectiveChain([makeInstallation(facts)], [read]))?.quantity).toBeNull();
  });

  test('4: a mistyped value makes a fall, and taken back it does not', () => {
    const before = reading('2026-04-15', 100);
    const mistyped = reading('2026-07-01', 1250);
    const after = reading('2026-10-15', 140);
    expect(whole(chainOf(before, mistyped, after))).toMatchObject({
      quantity: null,
      quality: 'undetermined',
      points: [{ value: 100 }, { value: 1250 }, { value: 140 }],
    });
    const mended = chainOf(
      before,
      { ...mistyped, reversal: someReversal },
      reading('2026-07-01', 125),
      after,
    );
    const pieces = consumptionOf(mended, { from: null, thru: null, step: 'interval' });
    expect(pieces.map(({ quantity }) => quantity)).toEqual([25, 15]);
    expect(whole(mended)).toMatchObject({ quantity: 40, quality: 'read' });
  });

  test('5: a multiplier of current transformers', () => {
    const chain = effectiveChain(
      [makeInstallation({ multiplier: 40 })],
      [reading('2026-04-15', 10.25), reading('2026-10-15', 11.75)],
    );
    expect(countedUpTo(chain, '2026-04-15')).toBe(410);
    expect(whole(chain)?.quantity).toBe(60);
  });

  test('6: nothing is used while the meter is taken off for the winter', () => {
    const chain = effectiveChain(
      [
        makeInstallation({ removedAt: noon('2026-11-02'), lastValue: 55.1 }),
        makeInstallation({ id: 'second', installedAt: noon('2027-03-28'), firstValue: 55.1 }),
      ],
      [reading('2026-04-15', 40)],
    );
    const none = { quantity: 0, quality: 'read', points: [{ kind: 'last' }, { kind: 'first' }] };
    expect(consumption(chain, { from: '2026-11-03', thru: '2027-03-28' })).toMatchObject(none);
    expect(consumption(chain, { from: '2026-12-01', thru: '2027-01-31' })).toMatchObject(none);
  });

  test('7: an estimate counts until somebody reads', () => {
    const read = reading('2026-04-15', 160);
    const estimate = reading('2026-10-15', 170, { channel: 'estimate' });
    expect(whole(chainOf(read, estimate))).toMatchObject({ quantity: 10, quality: 'estimated' });
    expect(whole(chainOf(read, estimate, reading('2027-04-15', 166)))).toMatchObject({
      quantity: 6,
      quality: 'read',
      points: [{ value: 160 }, { value: 166 }],
    });
  });
});

describe('what can be told', () => {
  it.each([
    ['before the first reading', '2026-04-15', '2026-05-01'],
    ['after the last one', '2026-10-01', '2026-10-16'],
  ])('ends %s', (_, from, thru) => {
    expect(consumption(season, { from, thru })).toEqual({
      from,
      thru,
      quantity: null,
      quality: 'unknown',
      points: [],
    });
  });

  it('is nothing of a meter that was never read', () => {
    expect(countedUpTo(chainOf(), '2026-04-15')).toBeNull();
    expect(consumptionOf(chainOf(), { from: null, thru: null, step: 'day' })).toEqual([]);
  });

  it('is uncertain only in the days that a fall touches', () => {
    const chain = chainOf(
      reading('2026-04-01', 10),
      reading('2026-05-01', 20),
      reading('2026-06-01', 15),
      reading('2026-07-01', 30),
    );
    const quality = (from: string, thru: string) => consumption(chain, { from, thru }).quality;
    expect(quality('2026-04-02', '2026-05-01')).toBe('read');
    expect(quality('2026-04-02', '2026-05-02')).toBe('undetermined');
    expect(quality('2026-06-01', '2026-06-02')).toBe('undetermined');
    expect(quality('2026-06-02', '2026-07-01')).toBe('read');
  });

  it('includes what two readings of one day differ by in that day', () => {
    const twice = [reading('2026-05-01', 20), reading('2026-05-01', 24)];
    const chain = chainOf(reading('2026-04-01', 10), ...twice, reading('2026-06-01', 24));
    expect(consumption(chain, { from: '2026-05-01', thru: '2026-05-01' }).quantity).toBe(4.333);
    expect(consumption(chain, { from: '2026-05-02', thru: '2026-06-01' })).toMatchObject({
      quantity: 0,
      quality: 'read',
      points: [{ value: 24 }, { value: 24 }],
    });
  });

  it('is of the day on which a reading was taken in the gardens', () => {
    const late = reading('2026-05-01', 20, { measuredAt: '2026-04-30T22:00:00.000Z' });
    expect(countedUpTo(chainOf(late), '2026-05-01')).toBe(20);
    expect(countedUpTo(chainOf(late), '2026-04-30')).toBeNull();
  });

  it('is no estimate beyond a winter, whatever the dial was thought to show before it', () => {
    const chain = effectiveChain(
      [
        makeInstallation({
          removedAt: noon('2026-11-02'),
          lastValue: 55.1,
          lastValueEstimated: true,
        }),
        makeInstallation({ id: 'second', installedAt: noon('2027-03-28'), firstValue: 0 }),
      ],
      [reading('2026-04-15', 40), reading('2027-06-01', 5, { installationId: 'second' })],
    );
    const quality = (from: string, thru: string) => consumption(chain, { from, thru }).quality;
    expect(quality('2026-04-16', '2026-12-31')).toBe('estimated');
    expect(quality('2026-12-01', '2027-06-01')).toBe('read');
    expect(quality('2026-12-01', '2027-05-01')).toBe('interpolated');
  });
});

describe('a time in pieces', () => {
  const periods = (
    step: 'day' | 'month' | 'year' | 'whole' | 'interval',
    from: string,
    thru: string,
  ) => consumptionOf(season, { from, thru, step }).map((item) => [item.from, item.thru]);

  it('ends with months and years, whatever their length, and with the time', () => {
    expect(periods('month', '2028-01-31', '2028-03-02')).toEqual([
      ['2028-01-31', '2028-01-31'],
      ['2028-02-01', '2028-02-29'],
      ['2028-03-01', '2028-03-02'],
    ]);
    expect(periods('year', '2026-12-31', '2027-12-31')).toEqual([
      ['2026-12-31', '2026-12-31'],
      ['2027-01-01', '2027-12-31'],
    ]);
    expect(periods('day', '2026-03-28', '2026-03-30')).toHaveLength(3);
    expect(periods('whole', '2026-01-01', '2030-01-01')).toEqual([['2026-01-01', '2030-01-01']]);
  });

  it('reaches from the first point to the last one where no end is stated', () => {
    expect(whole(season)).toMatchObject({
      from: '2026-04-16',
      thru: '2026-10-15',
      quantity: 42.6,
      quality: 'read',
    });
  });

  it('from reading to reading is whole wherever the time touches it', () => {
    const interval = [['2026-04-16', '2026-10-15']];
    expect(periods('interval', '2026-01-01', '2026-04-16')).toEqual(interval);
    expect(periods('interval', '2026-10-15', '2026-12-31')).toEqual(interval);
    expect(periods('interval', '2026-10-16', '2026-12-31')).toEqual([]);
  });
});
