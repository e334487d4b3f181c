import { expect, test } from 'vitest';
import {
  effectiveChain,
  type RecordedInstallation,
  type RecordedMeasurement,
} from './effective-measurements.ts';
import { makeInstallation, makeMeasurement, someReversal } from './factories.ts';

const mounted = makeInstallation({ installedAt: '2026-01-01T12:00:00.000Z' });

function measured(
  id: string,
  month: string,
  facts: Partial<RecordedMeasurement> = {},
): RecordedMeasurement {
  return makeMeasurement({ id, measuredAt: `2026-${month}-01T12:00:00.000Z`, value: 10, ...facts });
}

const estimate = { channel: 'estimate' } as const;
const reversal = someReversal;

const effective = (device: RecordedInstallation, ...measurements: RecordedMeasurement[]) =>
  effectiveChain([device], measurements).measurements.map(({ id }) => id);

test('what was taken back does not count, nor does an estimate with a later reading', () => {
  expect(effective(mounted, measured('read', '05'), measured('wrong', '06', { reversal }))).toEqual(
    ['read'],
  );
  const early = measured('early', '03', estimate);
  const late = measured('late', '09', estimate);
  expect(effective(mounted, late, measured('read', '05'), early)).toEqual(['read', 'late']);
  expect(effective(mounted, early, measured('wrong', '06', { reversal }))).toEqual(['early']);
  expect(effective(mounted, measured('same', '05', estimate), measured('read', '05'))).toEqual([
    'read',
  ]);
});

test('an estimate ends with the device, unless that was left without being read', () => {
  const removed = { ...mounted, removedAt: '2026-08-01T12:00:00.000Z', lastValue: 12 };
  const guessed = { ...removed, lastValueEstimated: true };
  const estimates = [measured('before', '07', estimate), measured('after', '09', estimate)];
  expect(effective(removed, ...estimates)).toEqual([]);
  expect(effective(guessed, ...estimates)).toEqual(['before']);
});

test('a device whose mounting was undone is not there, nor is what was read of it', () => {
  const undone = { ...mounted, id: 'mistake', undoneAt: '2026-06-01T12:00:00.000Z' };
  const first = { ...mounted, id: 'since ever', installedAt: null };
  const chain = effectiveChain(
    [undone, mounted, first],
    [measured('read', '05', { installationId: 'mistake' })],
  );
  expect(chain.installations.map(({ id }) => id)).toEqual(['since ever', 'first']);
  expect(chain.measurements).toEqual([]);
});

test('measurements stand in the order of time, of two at once the later recorded later', () => {
  const [one, other] = [measured('a', '05', { value: 12 }), measured('b', '05', { value: 11 })];
  expect(effective(mounted, measured('c', '06'), other, one)).toEqual(['a', 'b', 'c']);
});
