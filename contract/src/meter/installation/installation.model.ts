import * as z from 'zod/mini';
import {
  id,
  instantReply,
  keyOf,
  optionalInstant,
  optionalText,
  orNull,
} from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';
import { decimalNumber } from '../../core/number/decimal.ts';
import { optionalWholeNumber } from '../../core/number/whole-number.ts';
import { updateBody } from '../../core/record/update-body.ts';
import { dayReply, optionalDay } from '../../core/time/day.ts';
import {
  measurementValue,
  optionalClientKey,
  optionalMeasurementValue,
} from '../measurement/measurement-form.ts';

/** Why a device is taken off, in words. */
export const removalReasonLabels = {
  replaced: 'Wymiana',
  winter: 'Zdjęty na zimę',
  verification: 'Legalizacja',
  broken: 'Awaria',
  stolen: 'Kradzież',
} as const;

export type RemovalReason = keyof typeof removalReasonLabels;

export const removalReason = keyOf(removalReasonLabels, 'Wybierz powód');

/** What the fields of a device are called, on screens and in files alike. */
export const installationFieldLabels = {
  serialNumber: 'Numer fabryczny',
  installedAt: 'Założony',
  firstValue: 'Stan początkowy',
  removedAt: 'Zdjęty',
  lastValue: 'Stan końcowy',
  lastValueEstimated: 'Stan końcowy oszacowany',
  lastValueRolledOver: 'Licznik przeszedł przez zero',
  removalReason: 'Powód zdjęcia',
  digits: 'Cyfry przed przecinkiem',
  multiplier: 'Mnożnik',
  legalisedUntil: 'Legalizacja ważna do',
  sealNumber: 'Numer plomby',
} as const;

/**
 * One device at a meter, from its mounting to its removal. Without `installedAt` it has been there since ever, without
 * `removedAt` it is there. Values are those of its dial; what it counts is their difference times `multiplier`.
 */
export const installation = z.object({
  id: z.string(),
  serialNumber: z.nullable(z.string()),
  installedAt: z.nullable(instantReply),
  firstValue: z.number(),
  removedAt: z.nullable(instantReply),
  lastValue: z.nullable(z.number()),
  lastValueEstimated: z.boolean(),
  /** The dial passed through zero between the last measurement and the last value. */
  lastValueRolledOver: z.boolean(),
  removalReason: z.nullable(removalReason),
  /** Places before the comma: after the largest value of so many the dial begins again at zero. */
  digits: z.nullable(z.int()),
  multiplier: z.number(),
  legalisedUntil: z.nullable(dayReply),
  sealNumber: z.nullable(z.string()),
  /** Since when its mounting counts as a mistake; null of one that counts. */
  undoneAt: z.nullable(instantReply),
  /** What a change of it is to state as If-Match: a device is read with its meter only. */
  etag: z.string(),
});

export type Installation = z.infer<typeof installation>;

const digits = optionalWholeNumber({ min: 3, max: 9, message: 'Wpisz liczbę od 3 do 9' });

const notPositive = 'Mnożnik musi być większy od zera';

const multiplier = decimalNumber({
  scale: 3,
  max: 999_999.999,
  from: { exclusiveMinimum: 0 },
  empty: 'Mnożnik nie może być pusty',
  notNumber: messages.invalidNumber,
  refuse: (value) => (value > 0 ? undefined : notPositive),
});

const flag = z.pipe(
  z.nullish(z.boolean(messages.invalidValue)),
  z.transform((is) => is ?? false),
);

/** What is known of a device besides when it was there; a device that is mounted begins at zero where not stated. */
export const deviceFields = {
  serialNumber: optionalText({ max: 50 }),
  digits,
  multiplier: z.pipe(
    z.nullish(multiplier),
    z.transform((times) => times ?? 1),
  ),
  legalisedUntil: optionalDay,
  sealNumber: optionalText({ max: 50 }),
} as const;

const newDevice = z.object({
  ...deviceFields,
  firstValue: z.pipe(
    z.nullish(measurementValue),
    z.transform((value) => value ?? '0'),
  ),
});

const removal = {
  meterId: id,
  /** The device that is meant, which must still be there; where none is stated, the one that is there. */
  installationId: orNull(id),
  at: optionalInstant,
  lastValue: measurementValue,
  lastValueEstimated: flag,
  removalReason,
  rolledOver: flag,
} as const;

/**
 * The form of an exchange: the end of one device and the beginning of the next. A known `clientKey` exchanges nothing
 * and answers with the device that came with it.
 */
export const meterReplace = z.object({
  ...removal,
  clientKey: optionalClientKey,
  installation: newDevice,
});

export type MeterReplace = z.output<typeof meterReplace>;

/** The form of taking a device off, without another in its place. */
export const meterTakeOff = z.object(removal);

export type MeterTakeOff = z.output<typeof meterTakeOff>;

/** The form of putting a device on where there is none. */
export const meterPutOn = z.object({ meterId: id, at: optionalInstant, installation: newDevice });

export type MeterPutOn = z.output<typeof meterPutOn>;

/** The form of what is known of a device; a last value only of one that was taken off. */
export const installationUpdate = updateBody({
  key: { id },
  fields: { ...deviceFields, firstValue: measurementValue, lastValue: optionalMeasurementValue },
});

export type InstallationUpdate = z.output<typeof installationUpdate>;
