import type { Faker } from '@faker-js/faker';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type InsertObject, sql } from 'kysely';
import type { Reader } from '../people/staff.ts';
import type { DemoMeter } from './meters.ts';
import { type Round, roundsBefore } from './rounds.ts';

/** A reading of the demo. */
export type DemoMeasurement = InsertObject<Database, 'measurement'> & {
  readonly id: string;
  readonly meterId: string;
  readonly value: string;
  readonly measuredAt: string;
};

const roundBegins = Temporal.PlainTime.from('09:00');
const secondsPerMeter = 75;
/** As many as one person reads in a day. */
const metersPerDay = 400;

/** Digits after the point that people write down. */
const fractionDigits = { WaterMeter: 1, ElectricityMeter: 0 } as const;

/** Five years of measurements, as the rounds through the garden brought them. */
export function makeMeasurements(
  random: Faker,
  { meters, readers, today }: { meters: DemoMeter[]; readers: Reader[]; today: Temporal.PlainDate },
): DemoMeasurement[] {
  const rounds = {
    WaterMeter: roundsBefore(today, 'WaterMeter'),
    ElectricityMeter: roundsBefore(today, 'ElectricityMeter'),
  } satisfies Record<MeterType, Round[]>;
  const byWalk = Map.groupBy(meters, ({ type, garden }) => `${type}/${garden?.sectorId}`);
  const readings = new Map(
    meters.map((meter) => [meter, readingsOf(random, meter, rounds[meter.type])]),
  );
  return [...byWalk.values()].flatMap((walk) =>
    walk.flatMap((meter, position) => {
      const own = readings.get(meter) ?? [];
      const all = meter.role === 'main' && meter.zone ? mainReadings(meter, readings) : own;
      return all.map(({ round, index, value }) => {
        const sector = Number(meter.garden?.sectorId ?? 1);
        const reader = readers[(index + sector) % readers.length];
        return {
          id: newId(),
          meterId: meter.id,
          value,
          measuredAt: timeOf(round, sector, position),
          // The device that was there then, which the database finds.
          installationId: sql<string>`null`,
          measuredByFirstName: reader?.firstName ?? null,
          measuredByLastName: reader?.lastName ?? null,
          loginId: reader?.loginId ?? null,
        };
      });
    }),
  );
}

/** What is read in one round. */
interface RoundReading {
  readonly round: Round;
  readonly index: number;
  readonly value: string;
}

/** Those of the main meter of a zone: what the others count, and what gets lost on the way. */
function mainReadings(
  main: DemoMeter,
  readings: ReadonlyMap<DemoMeter, readonly RoundReading[]>,
): RoundReading[] {
  const { zone, multiplier } = main;
  const behind = [...readings].filter(([meter]) => meter.zone === zone && meter !== main);
  return (readings.get(main) ?? []).map(({ round, index }) => {
    const counted = behind.reduce((sum, [, [first, ...later]]) => {
      const now = later.find((reading) => reading.index === index);
      return sum + (first && now ? Number(now.value) - Number(first.value) : 0);
    }, 0);
    const value = (mainBegins + counted / (1 - (zone?.lost ?? 0))) / multiplier;
    return { round, index, value: value.toFixed(2) };
  });
}

/** What the main meters of zones have counted before their first round. */
const mainBegins = 40_000;

function readingsOf(random: Faker, meter: DemoMeter, rounds: readonly Round[]): RoundReading[] {
  const [first, last] = spanOf(meter, rounds.length);
  let value = meter.read === 'lately' ? 0 : random.number.float({ max: meter.yearly * 8 });
  return rounds.flatMap((round, index) => {
    if (index < first || index > last) return [];
    if (index > first) {
      value += meter.yearly * round.share * random.number.float({ min: 0.6, max: 1.4 });
    }
    const isLatest = index === rounds.length - 1;
    // Somebody is never at home, and the latest round is not quite done; what belongs to a zone is read at once.
    if (random.datatype.boolean(isLatest ? 0.12 : 0.01) && meter.zone === null) return [];
    return [{ round, index, value: value.toFixed(fractionDigits[meter.type]) }];
  });
}

/** The first and the last of so many rounds in which the meter was there. */
function spanOf({ read }: DemoMeter, rounds: number): [number, number] {
  switch (read) {
    case 'always':
      return [0, rounds - 1];
    case 'at-first':
      return [0, rounds - 3];
    case 'lately':
      return [rounds - 3, rounds - 1];
    case 'never':
      return [rounds, rounds];
  }
}

function timeOf({ day }: Round, sector: number, position: number): string {
  const time = roundBegins.add({ seconds: (position % metersPerDay) * secondsPerMeter });
  return day
    .add({ days: sector - 1 })
    .toZonedDateTime({ timeZone: gardenTimeZone, plainTime: time })
    .toInstant()
    .toString();
}
