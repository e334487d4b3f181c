import * as z from 'zod/mini';
import { reject } from '../fields.ts';
import { messages } from '../messages.ts';

/** A year of an address. */
export const yearOfAddress = z.pipe(
  z.string(messages.invalidValue).check(z.meta({ pattern: String.raw`^(19|20)\d\d$` })),
  z.transform((typed, payload) =>
    /^(?:19|20)\d\d$/.test(typed) ? Number(typed) : reject(payload, messages.invalidValue),
  ),
);
