import * as z from 'zod/mini';
import { id, optionalText } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';
import { optionalWholeNumber } from '../../core/number/whole-number.ts';
import { updateBody } from '../../core/record/update-body.ts';
import { installation } from '../installation/installation.model.ts';
import { meterListItem, meterName, meterRole, optionalId } from '../meter.model.ts';

/** A record that a meter belongs to. */
const owner = z.object({ id: z.string(), name: z.string() });

/** A meter with all its devices, newest first, those mounted by mistake included. */
export const meterWithDevices = z.object({
  meter: z.extend(meterListItem, {
    role: meterRole,
    /** Where the meter is to be found. */
    place: z.nullable(z.string()),
    /** Its place on the way of whoever reads; null: after those that have one. */
    walkOrder: z.nullable(z.int()),
    /** Where the meter stands; that of its garden where it has one. */
    sector: z.nullable(owner),
  }),
  /** The device that is there now; null while there is none. */
  installation: z.nullable(installation),
  installations: z.array(installation),
  garden: z.nullable(owner),
  zone: z.nullable(owner),
});

export type MeterWithDevices = z.infer<typeof meterWithDevices>;

/** The form of a meter; its sector can be chosen only where it has no garden. */
export const meterUpdate = updateBody({
  key: { id },
  fields: {
    name: meterName,
    active: z.boolean(messages.invalidValue),
    role: meterRole,
    zoneId: optionalId,
    sectorId: optionalId,
    place: optionalText({ max: 200 }),
    walkOrder: optionalWholeNumber({
      min: 0,
      max: 1_000_000,
      message: 'Wpisz liczbę całkowitą od 0 do 1\u00a0000\u00a0000',
    }),
  },
});

export type MeterUpdate = z.output<typeof meterUpdate>;
