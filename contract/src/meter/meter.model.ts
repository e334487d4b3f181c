import { z } from 'zod';
import { decimalText } from '../core/decimal.ts';
import { id, instantReply, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';

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

/** Who took a measurement; of a company, or a login without a party, only the last name is set. */
export const measuredBy = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});

export type MeasuredBy = z.infer<typeof measuredBy>;

/** Who took a measurement, last name first; null where that is not known. */
export function measuredByName({ firstName, lastName }: MeasuredBy): string | null {
  return [lastName, firstName].filter(Boolean).join(' ') || null;
}

/** A value read off a meter; `value` in the meter's unit. */
export const measurement = z.object({ value: z.number(), measuredAt: instantReply, measuredBy });

export type Measurement = z.infer<typeof measurement>;

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
} as const;

/** A meter with the garden it stands in. */
export const meterDetails = meterListItem.extend({
  garden: z.object({ id: z.string(), name: z.string() }).nullable(),
});

export type MeterDetails = z.infer<typeof meterDetails>;

/** The meter's name: no other meter has it, whatever its letter case. */
export const meterName = text({ max: 100, empty: messages.nameEmpty });

/** The form of a new meter, which is in use; without a garden it stands in none. */
export const meterCreate = z.object({
  name: meterName,
  type: z.enum(meterTypes, 'Wybierz typ licznika'),
  gardenId: id
    .or(z.literal(''))
    .nullish()
    .transform((chosen) => chosen || null),
});

export type MeterCreate = z.output<typeof meterCreate>;

/** One entry of a meter's history. */
export const measurementListItem = measurement.extend({ id: z.string() });

export type MeasurementListItem = z.infer<typeof measurementListItem>;

/** When a measurement was taken, as the history calls it on the screen and in files alike. */
export const measuredAtLabel = 'Data odczytu';

/** A measured value as text, zero or more, to the thousandth. */
export const measurementValue = decimalText({
  scale: 3,
  max: 999_999_999.999,
  from: { minimum: 0 },
  empty: 'Wartość nie może być pusta',
  notNumber: messages.invalidNumber,
  refuse: (value) => (value < 0 ? 'Wartość nie może być mniejsza od zera' : undefined),
});

/** The add-measurement form. */
export const measurementCreate = z.object({ meterId: id, measurementValue });
