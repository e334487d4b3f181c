import * as z from 'zod/mini';
import { mostAtOnce } from '../core/call/bulk.ts';
import { idsOf } from '../core/call/ids-of.ts';
import { chosenRecord, id, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';
import type { MeterRole } from '../meter/meter.labels.ts';
import { meterType } from '../meter/meter.model.ts';

const zone = z.object({ id: z.string(), name: z.string(), type: meterType });

const meterCount = z.int().check(z.minimum(0));

/** A zone as the list shows it, with how many main meters it has and how many stand behind these. */
export const zoneListItem = z.extend(zone, { mainMeters: meterCount, meters: meterCount });

export type ZoneListItem = z.infer<typeof zoneListItem>;

/** A zone with its main meters by name, and how many meters of each role it has. */
export const zoneDetails = z.extend(zone, {
  mainMeters: z.array(z.object({ id: z.string(), name: z.string() })),
  meters: z.object({
    plot: meterCount,
    common: meterCount,
    main: meterCount,
  } satisfies Record<MeterRole, unknown>),
});

export type ZoneDetails = z.infer<typeof zoneDetails>;

const form = {
  /** No other zone has it, whatever its letter case. */
  name: text({ max: 100, empty: messages.nameEmpty }),
  type: meterType,
};

/** The form of a new zone, which has no meters yet. */
export const zoneCreate = z.object(form);

export type ZoneCreate = z.output<typeof zoneCreate>;

/** The form of a zone; its type stays while it has meters. */
export const zoneUpdate = updateBody({ key: { id }, fields: form });

export type ZoneUpdate = z.output<typeof zoneUpdate>;

/** The most meters that change their zone in one call. */
export const mostMoved = 5000;

/** The form that puts the meters of a sector into a zone. */
export const sectorMove = z.strictObject({ zoneId: id, sectorId: chosenRecord('Wybierz sektor') });

/** The form that puts all meters of a zone into another one. */
export const wholeZoneMove = z.strictObject({ zoneId: z.nullable(id), fromZoneId: id });

/** The form that puts chosen meters into a zone. */
export const metersMove = z.strictObject({
  zoneId: z.nullable(id),
  meterIds: idsOf(mostAtOnce, 'Wybierz liczniki'),
});

/**
 * Which meters come into a zone, or with null into none: those of a sector that are in use, in no zone yet and not
 * main ones, all of another zone, or those named (docs/product/readings.md#zones).
 */
export const zoneMove = z.union([sectorMove, wholeZoneMove, metersMove]);

export type ZoneMove = z.output<typeof zoneMove>;

/** Why a zone is not stored or not deleted, or a meter is not taken into it. */
export const zoneRefusals = {
  typeInUse: (count: number) =>
    `Strefa ma już liczniki: ${count}. Typ można zmienić tylko w pustej strefie.`,
  inUse: (count: number) => `Strefa ma jeszcze liczniki: ${count}. Najpierw je przenieś.`,
  inTariff:
    'Straty tej strefy dzieli się na działki. Najpierw wybierz inną strefę albo usuń stawkę: Opłaty → Stawki.',
  otherType: (meters: readonly string[]) =>
    `Innego rodzaju niż strefa: ${meters.join(', ')}. Wybierz inne liczniki.`,
  tooMany: `Naraz można przenieść najwyżej ${mostMoved} liczników. Zaznacz część z nich na liście.`,
} as const;
