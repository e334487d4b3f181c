import { z } from 'zod';
import type { RowPosition } from '../core/list/rows/list-layout.ts';

/**
 * What a screen opened from the meter list needs to find the meters that follow there: the list's
 * settings and the place in it. It travels in the history entry, so that a reload keeps it.
 */
const roundTicket = z.object({
  /** Tells one round from another; unknown at its first meter. */
  id: z.string().optional(),
  query: z.record(z.string(), z.string()),
  /** The position of the first meter in the list, from 0. */
  offset: z.int().min(0),
  first: z.object({ id: z.string(), name: z.string() }),
});

export type RoundTicket = z.infer<typeof roundTicket>;

/** What the list tells the add-measurement screen about where it was opened. */
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
