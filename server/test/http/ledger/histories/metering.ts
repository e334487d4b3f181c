import { gardenAreaRecord } from '@grzadka/contract/garden/garden-area.record';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { createRecord } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { replaceInstallation } from '#src/meter/installation/replace-installation.ts';
import { addMeasurement } from '#src/meter/measurement/add-measurement.ts';
import { confirmMeasurement } from '#src/meter/measurement/confirm-measurement.ts';
import { reverseMeasurement } from '#src/meter/measurement/reverse-measurement.ts';
import { anyDay } from './lane.ts';
import { pick, which, withOne } from './pick.ts';
import { atNoon, type Place, valueOn } from './place.ts';

/** By how many thousandths a value is larger than it would be at least. */
const more = fc.nat(2);

/** What was read was another value, or none. */
export const rereading = fc.record({
  kind: fc.constant('read-otherwise' as const),
  reading: which,
  more: fc.option(more, { freq: 4 }),
  // Else it waits for somebody who looks, as nothing does that is charged already.
  isAnswered: fc.constantFrom(true, true, false),
});

/** What changes for the plots themselves: a meter is read, read otherwise or exchanged, an area was another one. */
export const meteringIn = (year: number) =>
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('read' as const),
        meter: which,
        day: anyDay(year),
        more,
        isAnswered: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: rereading,
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('exchange' as const),
        meter: which,
        day: anyDay(year),
        more,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('measure' as const),
        garden: which,
        day: anyDay(year),
        area: fc.constantFrom('200', '300', '400'),
      }),
    },
  );
type Metering = ReturnType<typeof meteringIn> extends fc.Arbitrary<infer One> ? One : never;

/** How each change of the plots themselves is made. */
export const metering = {
  read: (db: Kysely<Database>, { meters, lane }: Place, one: Of<'read'>) =>
    withOne(meters, one.meter, (meterId) =>
      addMeasurement(db, {
        reading: {
          meterId,
          measurementValue: valueOn(one.day, one.more),
          measuredAt: atNoon(one.day),
          clientKey: null,
          confirmation: one.isAnswered ? 'really-so' : null,
          remark: null,
        },
        caller: lane.reader,
      }),
    ),
  'read-otherwise': (db: Kysely<Database>, { readings, lane }: Place, one: Of<'read-otherwise'>) =>
    withOne(readings, one.reading, async (reading) => {
      const caller = lane.reader;
      const { id } = await reverseMeasurement(db, {
        reversal: {
          measurementId: reading.id,
          reason: 'misread',
          remark: null,
          replacementValue: one.more === null ? null : valueOn(reading.day, one.more),
          replacementMeterId: null,
        },
        caller,
      });
      if (id === null || !one.isAnswered) return;
      const answer = { measurementId: id, confirmation: 'really-so', remark: null } as const;
      await confirmMeasurement(db, { answer, caller });
    }),
  exchange: (
    db: Kysely<Database>,
    { meters, lane }: Place,
    { meter, day, ...one }: Of<'exchange'>,
  ) =>
    withOne(meters, meter, (meterId) => {
      const lastValue = valueOn(day, one.more);
      return replaceInstallation(db, {
        exchange: {
          meterId,
          installationId: null,
          at: atNoon(day),
          lastValue,
          lastValueEstimated: false,
          removalReason: 'replaced',
          rolledOver: false,
          clientKey: null,
          installation: {
            serialNumber: null,
            // So that the consumption follows from the values, whatever device was read.
            firstValue: lastValue,
            digits: null,
            multiplier: 1,
            legalisedUntil: null,
            sealNumber: null,
          },
        },
        caller: lane.reader,
      });
    }),
  measure: async (db: Kysely<Database>, { gardens }: Place, one: Of<'measure'>) => {
    const values = {
      gardenId: pick(gardens, one.garden) ?? '',
      area: one.area,
      source: 'plan' as const,
      validFrom: one.day,
    };
    await createRecord(db, gardenAreaRecord, { values, caller: commandLine });
  },
};
type Of<Kind extends Metering['kind']> = Extract<Metering, { kind: Kind }>;
