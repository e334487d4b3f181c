import { unknownInstallation } from '@grzadka/contract/meter/verdict/unknown-installation';
import { expect, test } from 'vitest';
import { sampleMeasurement } from '../../../test/samples/readings.ts';
import { dialLines } from './dial-lines.ts';

const device = { ...unknownInstallation, id: 'device' };
const valuesOf = (...args: Parameters<typeof dialLines>) =>
  dialLines(...args).map((line) => line.map(({ value }) => value));

test('a line ends with its device, and the next one begins with what that one showed first', () => {
  const exchanged = '2026-06-01T10:00:00.000Z';
  const devices = [
    { ...device, id: 'new', installedAt: exchanged, firstValue: 3 },
    { ...device, removedAt: exchanged, lastValue: 930 },
  ];
  const measurements = [
    sampleMeasurement(28, '2026-10-15', { installationId: 'new' }),
    sampleMeasurement(900, '2026-05-15'),
    sampleMeasurement(870, '2026-04-15'),
  ];
  expect(valuesOf({ measurements, devices, hasOlder: false })).toEqual([
    [3, 28],
    [870, 900, 930],
  ]);
});

test('a dial that passed through zero begins another line', () => {
  const measurements = [
    sampleMeasurement(40, '2026-10-15'),
    sampleMeasurement(12, '2026-07-15', { rolledOver: true }),
    sampleMeasurement(99_990, '2026-04-15'),
  ];
  expect(valuesOf({ measurements, devices: [device], hasOlder: false })).toEqual([
    [99_990],
    [12, 40],
  ]);
});

test('what does not count has no part in a line', () => {
  const reversal = {
    at: '2026-11-21T09:00:00.000Z',
    by: { firstName: null, lastName: null },
    reason: 'mistyped' as const,
    remark: null,
    replacementId: null,
  };
  const measurements = [
    sampleMeasurement(130, '2026-10-15'),
    sampleMeasurement(1300, '2026-10-14', { reversal }),
    sampleMeasurement(150, '2026-09-30', { channel: 'estimate', gaveWay: true }),
    sampleMeasurement(125, '2026-06-30', { channel: 'estimate' }),
    sampleMeasurement(120, '2026-04-15'),
  ];
  const mistaken = { ...device, id: 'mistaken', installedAt: '2026-05-01T10:00:00.000Z' };
  const devices = [{ ...mistaken, undoneAt: '2026-05-02T10:00:00.000Z' }, device];
  expect(valuesOf({ measurements, devices, hasOlder: false })).toEqual([[120, 125, 130]]);
});

test('no line is drawn from a mounting over readings that are not loaded', () => {
  const devices = [{ ...device, installedAt: '2020-05-01T10:00:00.000Z' }];
  const measurements = [sampleMeasurement(130, '2026-10-15'), sampleMeasurement(120, '2026-04-15')];
  expect(valuesOf({ measurements, devices, hasOlder: true })).toEqual([[120, 130]]);
  expect(valuesOf({ measurements, devices, hasOlder: false })).toEqual([[0, 120, 130]]);
});
