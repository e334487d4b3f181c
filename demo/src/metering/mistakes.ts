import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { InsertObject } from 'kysely';
import type { Reader } from '../people/staff.ts';
import type { DemoMeasurement } from './measurements.ts';
import type { DemoMeter } from './meters.ts';

interface Mistakes {
  readonly measurements: DemoMeasurement[];
  readonly reversals: InsertObject<Database, 'measurementReversal'>[];
}

/** Every so many of the latest readings is one that somebody should look at. */
const uncheckedOneIn = 60;

/**
 * Has people mistake some of the latest readings of gardens, which wait for somebody to look at them, and one that was
 * taken back, with the right value in its place.
 */
export function makeMistakes(
  { meters, measurements }: { meters: readonly DemoMeter[]; measurements: DemoMeasurement[] },
  reader: Reader | undefined,
): Mistakes {
  const outsideOfZones = new Set(
    meters.filter(({ garden, zone }) => garden && !zone).map(({ id }) => id),
  );
  const byMeter = Map.groupBy(measurements, ({ meterId }) => meterId);
  const latest = [...byMeter]
    .filter(([meterId, read]) => outsideOfZones.has(meterId) && read.length > 8)
    .flatMap(([, read]) => read.slice(-1));
  const [right] = latest;
  const wrong = right && { ...right, id: newId(), value: String(Number(right.value) * 10) };
  const mistaken = new Map(
    latest
      .filter((_, index) => index % uncheckedOneIn === 1)
      .map((reading, index) => [
        reading.id,
        index % 2 === 0 ? tooLarge(reading) : smaller(reading),
      ]),
  );
  return {
    measurements: [
      ...measurements.map((reading) => mistaken.get(reading.id) ?? reading),
      ...(wrong ? [{ ...wrong, verdict: ['too-large'] }] : []),
    ],
    reversals:
      wrong && right
        ? [
            {
              id: newId(),
              measurementId: wrong.id,
              reason: 'mistyped',
              replacementId: right.id,
              reversedAt: Temporal.Instant.from(right.measuredAt).add({ hours: 50 }).toString(),
              reversedByFirstName: reader?.firstName ?? null,
              reversedByLastName: reader?.lastName ?? null,
              loginId: reader?.loginId ?? null,
            },
          ]
        : [],
  };
}

/** A digit too many. */
function tooLarge(reading: DemoMeasurement): DemoMeasurement {
  return { ...reading, value: `9${reading.value}`, verdict: ['too-large'] };
}

/** A digit too few. */
function smaller(reading: DemoMeasurement): DemoMeasurement {
  const value = String(Math.floor(Number(reading.value) / 10));
  return { ...reading, value, verdict: ['smaller'] };
}
