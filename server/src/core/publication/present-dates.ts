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

/** A row with the state of its publication as it was read. */
export function presentPublication<Row extends PublicationDates & Asked>(row: Row) {
  return { ...row, state: publicationState(row, new Date(row.askedAt)) };
}

/** A row with whether it was pinned as it was read. */
export function presentPin<Row extends PinDates & Asked>(row: Row) {
  return { ...row, pinned: isPinned(row, new Date(row.askedAt)) };
}
