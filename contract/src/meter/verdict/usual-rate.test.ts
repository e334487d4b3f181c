import { describe, expect, it } from 'vitest';
import { sampleDevice, sampleReading } from '../../../test/samples/verdict-context.ts';
import { usualAmong, usualRate } from './usual-rate.ts';
import type { VerdictContext } from './verdict-context.ts';

/** One reading a day from 1 July 2026 on. */
const daily = (...values: number[]) => values.map((value, index) => onDay(index, value));

function onDay(index: number, value: number): VerdictContext['measurements'][number] {
  return sampleReading(new Date(Date.UTC(2026, 6, 1 + index)).toISOString(), value);
}

const usualOf = (measurements: VerdictContext['measurements'], multiplier = 1) =>
  usualRate(measurements, [sampleDevice({ multiplier })]);

describe('what is usual', () => {
  it.each<[readings: number[], usual: number | null]>([
    [[], null],
    [[10], null],
    [[10, 12], 2],
    [[10, 12, 19], 7],
    [[10, 12, 19, 20], 2],
    [[10, 10, 10], 0],
  ])('of daily readings %j is %s, of two rates the upper one', (readings, usual) => {
    expect(usualOf(daily(...readings))).toBe(usual);
  });

  it('is a rate per day, however long it took', () => {
    const halfYear = [sampleReading('2026-04-15', 120), sampleReading('2026-10-15', 162.6)];
    expect(usualOf(halfYear)).toBe(42.6 / 183);
  });

  it('counts a shorter time as a day', () => {
    const minutes = ['2026-10-15T12:00:00.000Z', '2026-10-15T12:05:00.000Z'];
    expect(usualOf(minutes.map((at, index) => sampleReading(at, index)))).toBe(1);
  });

  it('is what the multiplier makes of the dial', () => {
    expect(usualOf(daily(10, 10.5), 40)).toBe(20);
  });

  it('leaves falls out, also those through zero', () => {
    const passedZero = sampleReading('2026-07-03T00:00:00.000Z', 1, { rolledOver: true });
    expect(usualOf([...daily(5, 8), passedZero])).toBe(3);
    expect(usualOf([...daily(8), passedZero])).toBe(null);
  });

  it('does not look from one device to the next', () => {
    const next = sampleReading('2026-07-03T00:00:00.000Z', 500, { installationId: 'next' });
    const devices = [sampleDevice(), sampleDevice({ id: 'next', multiplier: 2 })];
    expect(usualRate([...daily(5, 8), next], devices)).toBe(3);
    const after = sampleReading('2026-07-04T00:00:00.000Z', 502, { installationId: 'next' });
    expect(usualRate([...daily(5, 8), next, after], devices)).toBe(4);
  });

  it('does not look at estimates, which are made of it', () => {
    const estimate = sampleReading('2026-07-02T00:00:00.000Z', 90, { channel: 'estimate' });
    const readings = [onDay(0, 10), estimate, onDay(2, 14)];
    expect(usualOf(readings)).toBe(2);
  });

  it('is looked for among the latest readings, in whatever order they come', () => {
    // Of two hundred readings the first half rose by 5 a day, the second by 1.
    const values = Array.from({ length: 2 * usualAmong }, (_, index) =>
      index < usualAmong ? 5 * index : 5 * usualAmong + index,
    );
    const readings = daily(...values);
    expect(usualOf(readings)).toBe(1);
    expect(usualOf(readings.toReversed())).toBe(1);
    expect(usualOf(readings.slice(0, usualAmong + 10))).toBe(5);
  });
});
