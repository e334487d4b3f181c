import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import * as z from 'zod/mini';
import type { RowPosition } from '../../core/list/rows/list-layout.ts';

/** A meter of a round, as far as the way through the round needs it. */
export interface RoundMeter {
  readonly id: string;
  readonly name: string;
  /** As the list had it; undefined of one that the list did not have. */
  readonly row?: MeterListItem;
}

/** The meters to be read one after another, in an order that readings do not change. */
export interface Round {
  /** The position of the first meter in the list it was taken from, from 0. */
  readonly offset: number;
  readonly meters: readonly RoundMeter[];
}

/** A meter's place in a round. */
export interface RoundPlace {
  /** From 1, counted as in the list. */
  readonly position: number;
  readonly count: number;
  readonly previous: RoundMeter | undefined;
  readonly next: RoundMeter | undefined;
  /** The meter of this place. */
  readonly meter: RoundMeter;
}

/**
 * The round that begins at the ticket's first meter, out of the list's rows from there on. Should the
 * list have changed in between, the round still begins with that meter.
 */
export function makeRound({ offset, first }: RoundTicket, rows: readonly MeterListItem[]): Round {
  const at = rows.findIndex(({ id }) => id === first.id);
  const listed = rows.slice(Math.max(0, at)).map((row) => ({ id: row.id, name: row.name, row }));
  return { offset: offset + Math.max(0, at), meters: at < 0 ? [first, ...listed] : listed };
}

/** Where a meter stands in a round; undefined for a meter that is not part of it. */
export function placeInRound({ offset, meters }: Round, meterId: string): RoundPlace | undefined {
  const at = meters.findIndex(({ id }) => id === meterId);
  const meter = meters[at];
  if (meter === undefined) return undefined;
  return {
    meter,
    position: offset + at + 1,
    count: offset + meters.length,
    previous: meters[at - 1],
    next: meters[at + 1],
  };
}

/**
 * What a screen opened from the meter list needs to find the meters that follow there: the list's
 * settings and the place in it. It travels in the history entry, so that a reload keeps it.
 */
const roundTicket = z.object({
  /** Differs for each round; unknown at its first meter. */
  id: z.optional(z.string()),
  query: z.record(z.string(), z.string()),
  /** The position of the first meter in the list, from 0. */
  offset: z.int().check(z.minimum(0)),
  first: z.object({ id: z.string(), name: z.string() }),
});

type RoundTicket = z.infer<typeof roundTicket>;

/** The state that the list gives the add-measurement screen: where it was opened. */
export function roundState(
  { id, name }: { id: string; name: string },
  { index, query }: RowPosition,
): { round: RoundTicket } {
  return { round: { query, offset: index, first: { id, name } } };
}

/** The round that a history entry belongs to, if it was begun from the meter list. */
export function ticketOf(state: unknown): RoundTicket | undefined {
  return z.object({ round: roundTicket }).safeParse(state).data?.round;
}
