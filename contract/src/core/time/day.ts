import * as z from 'zod/mini';
import { dayPattern, emptyAsNull, parseDay } from '../fields.ts';
import { messages } from '../messages.ts';

/**
 * A day of the calendar, 'YYYY-MM-DD', within the bounds of the pickers. It is no instant: the day
 * somebody takes over a garden is the same in every time zone.
 */
export const requiredDay = z
  .string({ error: (issue) => (issue.input == null ? messages.dayEmpty : messages.invalidValue) })
  .check(
    z.refine((typed) => typed !== '', { error: messages.dayEmpty, abort: true }),
    z.refine(isDay, messages.invalidValue),
    z.meta({ format: 'date', pattern: dayPattern }),
  );

/** The same where it may be missing: absent, null and '' become null. */
export const optionalDay = emptyAsNull(
  z.string({ error: messages.invalidValue }).check(
    z.refine((typed) => typed === '' || isDay(typed), messages.invalidValue),
    z.meta({ format: 'date', pattern: dayPattern }),
  ),
);

/** A day of a reply. */
export const dayReply = z.iso.date();

/** The first and the last day of something; one that is null is open, one that is absent is not known here. */
interface Days {
  readonly validFrom?: string | null;
  readonly validThru?: string | null;
}

/** Whether the first day does not lie after the last one, as far as both are there. */
export function areInOrder({ validFrom, validThru }: Days): boolean {
  return !validFrom || !validThru || validFrom <= validThru;
}

function isDay(typed: string): boolean {
  return parseDay(typed) !== undefined;
}
