import { findingAnswer } from '@grzadka/contract/meter/measurement/finding';
import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import { meterType } from '@grzadka/contract/meter/meter.model';
import * as z from 'zod/mini';
import { call } from '../../core/api/call.ts';
import { defineOutbox } from '../../core/outbox/single-outbox.ts';

/** A typed reading, with what it takes to tell of it. */
const typedReading = z.object({
  reading: z.object({
    meterId: z.string(),
    measurementValue: z.string(),
    /** Null of one that is taken when it is typed. */
    measuredAt: z.nullable(z.string()),
    confirmation: z.nullable(findingAnswer),
    remark: z.nullable(z.string()),
  }),
  meter: z.object({ name: z.string(), type: meterType }),
  /** Whether it will wait for an answer, by what was known when it was typed. */
  isUnchecked: z.boolean(),
});

export type TypedReading = z.output<typeof typedReading>;

/** A reading that waited for no longer than this, in milliseconds, is taken by the server's clock, as one that did not wait. */
const takenNow = 60_000;

/** The readings that are typed in a row, on any screen. */
export const readingOutbox = defineOutbox({
  name: 'reading',
  value: typedReading,
  send: ({ reading }, { clientKey, typedAt, userId }) => {
    const hasWaited = Date.now() - typedAt.getTime() > takenNow;
    const measuredAt = reading.measuredAt ?? (hasWaited ? typedAt.toISOString() : null);
    const body = { ...reading, measuredAt, clientKey };
    return call(meterMeasurementsEndpoints.addMeasurement, { body }, { forUser: userId });
  },
});
