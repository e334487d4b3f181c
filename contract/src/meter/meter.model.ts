import { z } from 'zod';
import { id, optionalText, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { optionalWholeNumber } from '../core/whole-number.ts';
import { installation } from './installation/installation.model.ts';
import { measurement } from './measurement/measurement.model.ts';

/** The kinds of meter with their labels. */
export const meterTypeLabels = {
  WaterMeter: 'Wodomierz',
  ElectricityMeter: 'Licznik energii elektrycznej',
} as const;

export type MeterType = keyof typeof meterTypeLabels;

const meterTypes = Object.keys(meterTypeLabels) as [MeterType, ...MeterType[]];

export const meterType = z.enum(meterTypes, messages.invalidValue);

/** What a meter's value is measured in, by the kind of meter. */
export const meterUnits = {
  WaterMeter: 'm³',
  ElectricityMeter: 'kWh',
} as const satisfies Record<MeterType, string>;

/** A meter as the list shows it. */
export const meterListItem = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  type: meterType,
  lastMeasurement: measurement.nullable(),
});

export type MeterListItem = z.infer<typeof meterListItem>;

/** What the list calls the fields of a meter, on the screen and in files alike. */
export const meterFieldLabels = {
  name: 'Nazwa',
  lastValue: 'Ostatnia wartość',
  lastMeasuredAt: 'Ostatni odczyt',
  measuredBy: 'Kto odczytał',
  role: 'Przeznaczenie',
  zone: 'Strefa',
  place: 'Miejsce',
  walkOrder: 'Kolejność obchodu',
} as const;

/** A meter with the garden it stands in. */
export const meterDetails = meterListItem.extend({
  garden: z.object({ id: z.string(), name: z.string() }).nullable(),
});

export type MeterDetails = z.infer<typeof meterDetails>;

/** What a meter is there for, in words. */
export const meterRoleLabels = {
  plot: 'Działkowy',
  common: 'Wspólny',
  main: 'Główny',
} as const;

export type MeterRole = keyof typeof meterRoleLabels;

const meterRoles = Object.keys(meterRoleLabels) as [MeterRole, ...MeterRole[]];

export const meterRole = z.enum(meterRoles, messages.invalidValue);

/** A record that a meter belongs to. */
const owner = z.object({ id: z.string(), name: z.string() });

/** A meter with all its devices, newest first, those mounted by mistake included. */
export const meterWithDevices = z.object({
  meter: meterListItem.extend({
    role: meterRole,
    /** Where the meter is to be found. */
    place: z.string().nullable(),
    /** Its place on the way of whoever reads; null: after those that have one. */
    walkOrder: z.int().nullable(),
    /** Where the meter stands; that of its garden where it has one. */
    sector: owner.nullable(),
  }),
  /** The device that is there now; null while there is none. */
  installation: installation.nullable(),
  installations: z.array(installation),
  garden: owner.nullable(),
  zone: owner.nullable(),
});

export type MeterWithDevices = z.infer<typeof meterWithDevices>;

/** The meter's name: no other meter has it, whatever its letter case. */
export const meterName = text({ max: 100, empty: messages.nameEmpty });

const optionalId = id
  .or(z.literal(''))
  .nullish()
  .transform((chosen) => chosen || null);

/** The form of a new meter, which is in use; without a garden it stands in none. */
export const meterCreate = z.object({
  name: meterName,
  type: z.enum(meterTypes, 'Wybierz typ licznika'),
  gardenId: optionalId,
});

export type MeterCreate = z.output<typeof meterCreate>;

/** The form of a meter; its sector can be chosen only where it has no garden. */
export const meterUpdate = z.object({
  id,
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
});

export type MeterUpdate = z.output<typeof meterUpdate>;
