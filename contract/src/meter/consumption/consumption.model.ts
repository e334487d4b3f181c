import * as z from 'zod/mini';
import { instantReply, keyOf } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';
import { dayReply, optionalDay } from '../../core/time/day.ts';

/** How sure a consumption is, in words; where several are true, the last of them is shown. */
export const consumptionQualityLabels = {
  read: 'Odczytane',
  interpolated: 'Wyliczone między odczytami',
  estimated: 'Oszacowane',
  undetermined: 'Nieustalone',
  unknown: 'Brak danych',
} as const;

export type ConsumptionQuality = keyof typeof consumptionQualityLabels;

/** What a point of a chain is, in words. */
export const chainPointKindLabels = {
  first: 'Stan początkowy',
  measurement: 'Odczyt',
  last: 'Stan końcowy',
} as const;

/** A value of a dial at a time, by which a consumption is counted. */
export const chainPoint = z.object({
  kind: keyOf(chainPointKindLabels),
  /** The measurement, or the device whose end it is. */
  id: z.string(),
  installationId: z.string(),
  at: instantReply,
  /** The day for whose end it speaks. */
  day: dayReply,
  value: z.number(),
  isEstimate: z.boolean(),
  /** The dial passed through zero since the point before. */
  rolledOver: z.boolean(),
});

export type ChainPoint = z.infer<typeof chainPoint>;

/** The consumption of some days, both ends included, in the meter's unit; null where nobody can tell. */
export const consumption = z.object({
  from: dayReply,
  thru: dayReply,
  quantity: z.nullable(z.number()),
  quality: keyOf(consumptionQualityLabels),
  /** The points that it was counted by, in the order of time. */
  points: z.array(chainPoint),
});

export type Consumption = z.infer<typeof consumption>;

/** Into what a time is cut, in words; an interval reaches from one reading to the next. */
export const consumptionStepLabels = {
  interval: 'Między odczytami',
  day: 'Dni',
  month: 'Miesiące',
  year: 'Lata',
  whole: 'Cały okres',
} as const;

export type ConsumptionStep = keyof typeof consumptionStepLabels;

export const consumptionStep = keyOf(consumptionStepLabels, messages.invalidValue);

/** Which consumption is asked for: where an end is not stated, from the first point or to the last one. */
export const consumptionQuery = z
  .object({ from: optionalDay, thru: optionalDay, step: z._default(consumptionStep, 'interval') })
  .check(
    z.refine(({ from, thru }) => from === null || thru === null || from <= thru, {
      path: ['thru'],
      error: messages.startAfterEnd,
    }),
  );
