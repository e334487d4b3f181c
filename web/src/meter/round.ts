import type { RoundTicket } from './round-ticket.ts';

/** A meter of a round, as far as the way through the round needs it. */
export interface RoundMeter {
  readonly id: string;
  readonly name: string;
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
}

/**
 * The round that begins at the ticket's first meter, out of the list's rows from there on. Should the
 * list have changed in between, the round still begins with that meter.
 */
export function makeRound({ offset, first }: RoundTicket, rows: readonly RoundMeter[]): Round {
  const at = rows.findIndex(({ id }) => id === first.id);
  const meters = at < 0 ? [first, ...rows] : rows.slice(at);
  return {
    offset: offset + Math.max(0, at),
    meters: meters.map(({ id, name }) => ({ id, name })),
  };
}

/** Where a meter stands in a round; undefined for a meter that is not part of it. */
export function placeInRound({ offset, meters }: Round, meterId: string): RoundPlace | undefined {
  const at = meters.findIndex(({ id }) => id === meterId);
  if (at < 0) return undefined;
  return {
    position: offset + at + 1,
    count: offset + meters.length,
    previous: meters[at - 1],
    next: meters[at + 1],
  };
}
