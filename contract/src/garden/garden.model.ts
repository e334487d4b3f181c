import * as z from 'zod/mini';
import { id, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { decimalNumber } from '../core/number/decimal.ts';
import { updateBody } from '../core/record/update-body.ts';
import { meterType } from '../meter/meter.model.ts';
import { longestSectorName } from '../sector/sector.model.ts';

/** A garden as the list shows it; `area` is in square metres. */
export const gardenListItem = z.object({
  id: z.string(),
  name: z.string(),
  sector: z.object({ name: z.string() }),
  area: z.nullable(z.number()),
});

export type GardenListItem = z.infer<typeof gardenListItem>;

/** A garden with its holders of today and its meters. */
export const gardenDetails = z.object({
  id: z.string(),
  name: z.string(),
  sector: z.string(),
  area: z.nullable(z.number()),
  parties: z.array(z.object({ id: z.string(), name: z.string() })),
  meters: z.array(z.object({ id: z.string(), name: z.string(), type: meterType })),
});

export type GardenDetails = z.infer<typeof gardenDetails>;

/** The garden's name: unique in its sector, the plot number as the garden writes it. */
export const gardenName = text({ max: 100, empty: messages.nameEmpty });

const notPositive = 'Powierzchnia powinna być liczbą większą od zera';

/** A garden's area in square metres, more than zero, to the hundredth. */
export const gardenArea = decimalNumber({
  scale: 2,
  max: 999_999.99,
  from: { exclusiveMinimum: 0 },
  empty: 'Powierzchnia nie może być pustym ciągiem znaków',
  notNumber: notPositive,
  refuse: (value) => (value > 0 ? undefined : notPositive),
});

/** What is said of a sector that is missing, or that there is not. */
export const chooseSector = 'Wybierz sektor';

/** A sector by its name. */
const gardenSector = text({ max: longestSectorName, empty: chooseSector });

/** The form of a new garden; which sectors there are, and which names they have, is the server's to say. */
export const gardenCreate = z.object({
  name: gardenName,
  sector: gardenSector,
  area: gardenArea,
});

export type GardenCreate = z.output<typeof gardenCreate>;

/** The garden edit form; without a sector the garden stays where it is. */
export const gardenUpdate = updateBody({
  key: { id },
  fields: { sector: gardenSector },
  noneWhenAbsent: { name: gardenName, area: gardenArea },
});

export type GardenUpdate = z.output<typeof gardenUpdate>;
