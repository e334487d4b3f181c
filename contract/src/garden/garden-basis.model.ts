import * as z from 'zod/mini';
import { earliestDay, id, keyOf, optionalText } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { wholeNumber } from '../core/number/whole-number.ts';
import { dayReply, requiredDay } from '../core/time/day.ts';
import { gardenArea } from './garden.model.ts';
import { areaSourceLabels } from './garden-area.record.ts';

/** What is stored as the first day of an area where nobody said since when it holds. */
export const sinceEver = earliestDay;

/** What every row of a garden's histories says. */
const row = {
  id: z.string(),
  validFrom: dayReply,
  /** Whether fees go by it today. */
  isCurrent: z.boolean(),
  /** What its deletion is to state as If-Match. */
  etag: z.string(),
};

/** How large a garden is from a day on, in square metres. */
export const gardenAreaRow = z.object({
  ...row,
  area: z.number(),
  source: keyOf(areaSourceLabels),
});

export type GardenAreaRow = z.infer<typeof gardenAreaRow>;

/** What is true of a garden from a day on. */
export const gardenFactRow = z.object({
  ...row,
  /** How many persons were declared. */
  residents: z.int(),
  /** Whether it is connected. */
  electricity: z.boolean(),
  water: z.boolean(),
  note: z.nullable(z.string()),
});

export type GardenFactRow = z.infer<typeof gardenFactRow>;

/** What a garden is charged by, now and before, the latest first (docs/product/tariffs.md#plots). */
export const plotBasis = z.object({ areas: z.array(gardenAreaRow), facts: z.array(gardenFactRow) });

export type PlotBasis = z.infer<typeof plotBasis>;

/** The form of an area. */
export const gardenAreaAdd = z.object({
  gardenId: id,
  area: gardenArea,
  source: keyOf(areaSourceLabels, messages.invalidValue),
  validFrom: requiredDay,
});

export type GardenAreaAdd = z.output<typeof gardenAreaAdd>;

/** The most persons that may be declared for a garden. */
const mostResidents = 20;

/** The form of a garden's facts. */
export const gardenFactsSet = z.object({
  gardenId: id,
  residents: wholeNumber({
    min: 0,
    max: mostResidents,
    message: `Wpisz liczbę od 0 do ${mostResidents}`,
  }),
  electricity: z.boolean(messages.invalidValue),
  water: z.boolean(messages.invalidValue),
  note: optionalText({ max: 300 }),
  validFrom: requiredDay,
});

export type GardenFactsSet = z.output<typeof gardenFactsSet>;

/** What an area is refused with where the garden has another one of the same source from the same day on. */
export const areaOfThatDay =
  'Od tego dnia jest już zapisana powierzchnia z tego źródła. Wybierz inny dzień albo najpierw usuń tamtą.';
