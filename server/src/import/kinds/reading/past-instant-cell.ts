import * as z from 'zod/mini';
import { instantCell } from '../../cells/cell.ts';

/** A column of instants that lie in the past, as on the wire, or null; `message` is what others are refused with. */
export function pastInstantCell(message: string) {
  return z.pipe(
    instantCell.check(
      z.refine((instant) => instant === null || instant.epochMilliseconds <= Date.now(), message),
    ),
    z.transform((instant) => instant && new Date(instant.epochMilliseconds).toISOString()),
  );
}

/** What a time of a reading is refused with that is still to come. */
export const readingFromFuture = 'Data odczytu nie może być z przyszłości';
