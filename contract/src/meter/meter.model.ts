import * as z from 'zod/mini';
import { idsOf } from '../core/call/ids-of.ts';
import { emptyAsNull, id, keyOf, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { measurement } from './measurement/measurement.ts';
import { meterRoleLabels, meterTypeLabels } from './meter.labels.ts';

export const meterType = keyOf(meterTypeLabels, messages.invalidValue);

/** A meter as the list shows it. */
export const meterListItem = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  type: meterType,
  lastMeasurement: z.nullable(measurement),
});

export type MeterListItem = z.infer<typeof meterListItem>;

/** A meter with the garden it stands in. */
export const meterDetails = z.extend(meterListItem, {
  garden: z.nullable(z.object({ id: z.string(), name: z.string() })),
});

export type MeterDetails = z.infer<typeof meterDetails>;

export const meterRole = keyOf(meterRoleLabels, messages.invalidValue);

/** The meter's name: no other meter has it, whatever its letter case. */
export const meterName = text({ max: 100, empty: messages.nameEmpty });

/** The id of a record that there may be none of. */
export const optionalId = emptyAsNull(z.union([id, z.literal('')]));

/** The form of a new meter, which is in use; without a garden it stands in none. */
export const meterCreate = z.object({
  name: meterName,
  type: keyOf(meterTypeLabels, 'Wybierz typ licznika'),
  gardenId: optionalId,
});

export type MeterCreate = z.output<typeof meterCreate>;

/** The most meters that are put into an order in one call: as many as a round has. */
export const mostInOrder = 5000;

/** Meters in the order in which one walks past them: docs/product/records.md#walk-order. */
export const meterWalkOrder = z.object({ meterIds: idsOf(mostInOrder, 'Wybierz liczniki') });
