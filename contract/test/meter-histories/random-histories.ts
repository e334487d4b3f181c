import fc from 'fast-check';
import type { RecordedInstallation, RecordedMeasurement } from './effective-measurements.ts';
import { SimulatedMeter } from './simulated-meter.ts';

/** All that was ever recorded of a meter. */
export interface MeterHistory {
  readonly installations: readonly RecordedInstallation[];
  readonly measurements: readonly RecordedMeasurement[];
}

const firstMidnight = Date.UTC(2024, 0, 1);
const minute = 60_000;

/** Instants of half a year, several of a day among them, and some that lie on the next day in the gardens. */
const instant = fc
  .tuple(fc.nat(180), fc.constantFrom(1, 600, 601, 1330, 1439))
  .map(([day, minutes]) =>
    new Date(firstMidnight + (day * 24 * 60 + minutes) * minute).toISOString(),
  );

const sight = fc.record({
  kind: fc.oneof(
    { arbitrary: fc.constant('more' as const), weight: 12 },
    { arbitrary: fc.constant('through-zero' as const), weight: 2 },
    { arbitrary: fc.constant('anything' as const), weight: 1 },
  ),
  thousandths: fc.nat(60_000),
});

const device = fc.record({
  firstValue: fc.constantFrom(0, 0.3, 9_990, 99_987.4),
  digits: fc.constantFrom(null, 4, 5),
  multiplier: fc.constantFrom(1, 1, 40, 0.125),
});

const deed = fc.record({
  does: fc.oneof(
    { arbitrary: fc.constant('read' as const), weight: 10 },
    {
      arbitrary: fc.constantFrom(
        ...(['estimate', 'take-off', 'put-on', 'exchange', 'undo', 'reverse'] as const),
      ),
      weight: 12,
    },
  ),
  at: instant,
  sight,
  isEstimated: fc.boolean(),
  device,
  which: fc.nat(20),
  replacement: fc.constantFrom('none', 'same', 'other'),
});

type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

function doIt(meter: SimulatedMeter, { does, at, which, replacement, ...told }: Deed): void {
  const removal = { at, sight: told.sight, isEstimated: told.isEstimated };
  switch (does) {
    case 'read':
      return meter.read(at, told.sight, 'office');
    case 'estimate':
      return meter.read(at, told.sight, 'estimate');
    case 'take-off':
      return meter.takeOff(removal);
    case 'put-on':
      return meter.putOn(at, told.device);
    case 'exchange':
      return meter.exchange(removal, told.device);
    case 'undo':
      return meter.undo();
    case 'reverse':
      return meter.reverse(which, replacement === 'other' ? told.sight : replacement);
  }
}

/**
 * What is recorded of a meter whose devices are exchanged, taken off and put on, read, estimated and taken back in any
 * order: exchanges among readings that were there before, roll-overs that are reported and not, values mistyped.
 */
export const meterHistory: fc.Arbitrary<MeterHistory> = fc
  .record({
    device,
    installedAt: fc.option(instant),
    deeds: fc.array(deed, { minLength: 1, maxLength: 20, size: 'max' }),
  })
  .map(({ deeds, installedAt, device: first }) => {
    const meter = new SimulatedMeter({ ...first, installedAt });
    for (const one of deeds) doIt(meter, one);
    return meter.records;
  });
