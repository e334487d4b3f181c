import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { expect, test } from 'vitest';
import { sampleDevice } from '../../../test/samples/meter-details.ts';
import { sampleMeasurement } from '../../../test/samples/readings.ts';
import { expectedValue } from './expected-value.ts';

/** There since ever, so that nobody knows what it began with. */
const device = { ...sampleDevice, installedAt: null };

const context: VerdictContext = {
  active: true,
  installations: [device],
  measurements: [sampleMeasurement(120, '2026-04-15'), sampleMeasurement(162.6, '2026-10-15')],
  usual: 42.6 / 183,
  charged: null,
};

test('the last reading and the usual since, to the thousandth', () => {
  expect(expectedValue('2027-04-15T11:00:00.000Z', context)).toBe(204.967);
  // Of the readings around the time in question, which may be a past one.
  expect(expectedValue('2026-04-17T11:00:00.000Z', context)).toBe(120.466);
});

test('the dial rises by less than what is used where it is multiplied', () => {
  const installations = [{ ...device, multiplier: 40 }];
  const at = '2026-10-25T11:00:00.000Z';
  expect(expectedValue(at, { ...context, installations, usual: 8 })).toBe(164.6);
});

test('a meter that usually stands still is expected to have done so', () => {
  expect(expectedValue('2027-04-15T11:00:00.000Z', { ...context, usual: 0 })).toBe(162.6);
});

test('nothing tells without a usual rate, a reading, or beyond the end of the dial', () => {
  const at = '2027-04-15T11:00:00.000Z';
  expect(expectedValue(at, { ...context, usual: null })).toBeUndefined();
  expect(expectedValue(at, { ...context, measurements: [] })).toBeUndefined();
  expect(expectedValue(at, { ...context, usual: 1000 })).toBeUndefined();
});
