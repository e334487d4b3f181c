import * as z from 'zod/mini';
import { isStorable } from './fields.ts';
import { invisibleRanges, withoutInvisible } from './invisible.ts';
import { messages } from './messages.ts';

/** Control characters, tabs among them, and what begins a new line or paragraph. */
const betweenCells = /[\p{Cc}\u2028\u2029]+/gu;

/** Something of it has to be left, in words of OpenAPI. */
const somePattern = String.raw`^[^\u0000]*[^\s\p{Cc}\u2028\u2029${invisibleRanges}][^\u0000]*$`;

/**
 * What is looked for as it reads, trimmed. Phones come from a list of contacts and names from the cells of a table: marks that nobody sees
 * are left out, and what stands between two cells is a blank.
 */
export function plainPhrase(typed: string): string {
  return withoutInvisible(typed).replace(betweenCells, ' ').trim();
}

/** The phrase of a search, of 1 to `max` characters; `empty` is the message where nothing is left of it. */
export function soughtPhrase({ max, empty }: { max: number; empty: string }) {
  return z.string({ error: ({ input }) => (input == null ? empty : messages.invalidValue) }).check(
    z.refine(isStorable, { error: messages.invalidCharacter, abort: true }),
    z.overwrite(plainPhrase),
    z.refine((phrase) => phrase !== '', empty),
    z.maxLength(max, messages.tooLong(max)),
    z.meta({ minLength: 1, pattern: somePattern }),
  );
}
