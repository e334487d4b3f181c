import { expect, test } from 'vitest';
import { sampleMeasurement } from '../../../test/samples/readings.ts';
import { belowFirstValue, readingsAround } from './readings-around.ts';

const reversal = {
  at: '2026-06-01T08:00:00.000Z',
  by: { firstName: null, lastName: null },
  reason: 'mistyped',
  remark: null,
  replacementId: null,
} as const;

const april = sampleMeasurement(801.2, '2026-04-01');
const wrong = sampleMeasurement(8, '2026-04-20', { reversal });
const estimate = sampleMeasurement(810, '2026-04-25', { channel: 'estimate' });
const may = sampleMeasurement(3.5, '2026-05-04');
const june = sampleMeasurement(9, '2026-06-04');
const elsewhere = sampleMeasurement(1, '2026-05-05', { installationId: 'other' });
const measurements = [june, elsewhere, may, estimate, wrong, april];

test('an exchange divides what was read of the device: what was taken back does not count', () => {
  const at = may.measuredAt;
  expect(readingsAround(measurements, { installationId: 'device', at })).toEqual({
    before: april,
    since: [may, june],
  });
  const earlier = readingsAround(measurements, {
    installationId: 'device',
    at: estimate.measuredAt,
  });
  expect(earlier).toEqual({ before: april, since: [estimate, may, june] });
});

test('only what was read, and not through zero, is below a first value', () => {
  const low = sampleMeasurement(2, '2026-05-05', { rolledOver: true });
  const guess = sampleMeasurement(1, '2026-05-06', { channel: 'estimate' });
  expect(belowFirstValue([low, guess, may, june], 4)).toBe(may);
  expect(belowFirstValue([low, guess, may, june], 3.5)).toBeUndefined();
});
