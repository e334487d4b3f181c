import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { defaultPageSize, largestPageSize } from './list.ts';

/** Which page of a list is asked for. */
export const pageFields = {
  offset: wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER, byDefault: 0 }),
  limit: wholeNumber({ min: 1, max: largestPageSize, byDefault: defaultPageSize }),
};

interface WholeNumberRules {
  min: number;
  max: number;
  byDefault: number;
}

function wholeNumber({ min, max, byDefault }: WholeNumberRules) {
  const digits = z.string(messages.invalidValue).check(
    z.refine((typed) => /^\d{1,16}$/.test(typed), { error: messages.invalidValue, abort: true }),
    // A query is text; what the text has to be is a number, which is how OpenAPI puts it.
    z.meta({ type: 'integer', minimum: min, maximum: max, default: byDefault }),
  );
  const number = z
    .pipe(digits, z.transform(Number))
    .check(z.refine((value) => value >= min && value <= max, messages.invalidValue));
  return z._default(number, byDefault);
}
