import { z } from 'zod';
import { dayPattern, parseDay } from '../fields.ts';
import { messages } from '../messages.ts';

/**
 * A day of the calendar, 'YYYY-MM-DD', within the bounds of the pickers. It is no instant: the day
 * somebody takes over a garden is the same in every time zone.
 */
export const requiredDay = z
  .string({ error: (issue) => (issue.input == null ? messages.dayEmpty : messages.invalidValue) })
  .refine((typed) => typed !== '', { error: messages.dayEmpty, abort: true })
  .refine(isDay, messages.invalidValue)
  .meta({ format: 'date', pattern: dayPattern });

/** The same where it may be missing: absent, null and '' become null. */
export const optionalDay = z
  .string({ error: messages.invalidValue })
  .refine((typed) => typed === '' || isDay(typed), messages.invalidValue)
  .meta({ format: 'date', pattern: dayPattern })
  .nullish()
  .transform((day) => day || null);

/** A day of a reply. */
export const dayReply = z.iso.date();

function isDay(typed: string): boolean {
  return parseDay(typed) !== undefined;
}
