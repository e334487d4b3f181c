import * as z from 'zod/mini';
import { emptyAsNull, optionalLines, orNull } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';
import { decimalText } from '../../core/number/decimal.ts';

/** A measured value as text, zero or more, to the thousandth. */
export const measurementValue = decimalText({
  scale: 3,
  max: 999_999_999.999,
  from: { minimum: 0 },
  empty: 'Wartość nie może być pusta',
  notNumber: messages.invalidNumber,
  refuse: (value) => (value < 0 ? 'Wartość nie może być mniejsza od zera' : undefined),
});

/** The same, or none: null, '' or left out. What is wrong with a value is said as where it is required. */
export const optionalMeasurementValue = emptyAsNull(
  z.union([measurementValue, z.literal('')], {
    error: (issue) =>
      issue.code === 'invalid_union' ? issue.errors[0]?.[0]?.message : messages.invalidValue,
  }),
);

/** Made by the sender for each measurement, so that the same one sent again is recognised; null where it has none. */
export const optionalClientKey = orNull(z.uuid(messages.invalidValue));

/** What somebody adds in words to a measurement, or to its being taken back. */
export const optionalRemark = optionalLines({ max: 500 });

/** What is said where the reason is none of those listed, and nothing says which. */
export const otherNeedsRemark = 'Wpisz, jaki to powód';
