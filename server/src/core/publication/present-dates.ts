import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication/publication';
import { isPinned, publicationState } from '@grzadka/contract/core/publication/publication-state';
import { sql } from 'kysely';

/**
 * The database's time, to be selected beside the columns of a row: its states are those that the
 * filters of the lists find, whatever the clock of this machine says.
 */
export const askedAt = sql<string>`now()`.as('askedAt');

/** When a row was read. */
export interface Asked {
  readonly askedAt: string;
}

/** The publication dates among the columns of a row, and its state as it was read. */
export function presentPublication(row: PublicationDates & Asked) {
  const { publicationFromDate, publicationThruDate } = row;
  const state = publicationState(row, new Date(row.askedAt));
  return { publicationFromDate, publicationThruDate, state };
}

/** The pin dates among the columns of a row, and whether it was pinned as it was read. */
export function presentPin(row: PinDates & Asked) {
  const { pinFromDate, pinThruDate } = row;
  return { pinFromDate, pinThruDate, pinned: isPinned(row, new Date(row.askedAt)) };
}
