import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { MatchedLine } from './account.ts';
import type { Candidate, Decision } from './decide.ts';
import { prepareMatching } from './match-line.ts';
import { prepareOutgoing } from './match-outgoing.ts';
import { readOutgoing, readWorld } from './read-world.ts';

/** What a line may be for, as it is shown and kept until the line is booked. */
export interface Suggestion {
  /** Of money that came: the accounts, the best first. */
  readonly candidates: readonly Candidate[];
  readonly notes: readonly string[];
  /** Of money that left: the refunds, or the cost category. */
  readonly refundIds: readonly string[];
  readonly costCategoryId: string | null;
}

/** What becomes of a line, and why. */
export interface MatchedEach {
  readonly decision: Decision;
  readonly suggestion: Suggestion;
}

/**
 * Decides of each line what becomes of it, by the accounts and refunds of now, be it money that came in or money that left
 * (docs/product/bank.md#matching). Amounts in grosze, below zero where money left. A refund is paid by one line: where several
 * would pay it, only the first is decided by the program, and a person decides of the others.
 */
export async function matchEach(
  db: Kysely<Database>,
  lines: readonly MatchedLine[],
): Promise<readonly MatchedEach[]> {
  if (lines.length === 0) return [];
  const matchIncoming = prepareMatching(await readWorld(db, lines));
  const { refunds, categories } = await readOutgoing(db, lines);
  const matchOutgoing = prepareOutgoing(refunds, categories);
  const paid = new Set<string>();
  return lines.map((line) => {
    if (line.amount > 0) {
      const { decision, candidates, notes } = matchIncoming(line);
      return { decision, suggestion: { ...nothing, candidates, notes } };
    }
    const { decision, refundIds, costCategoryId } = matchOutgoing(line);
    const isTaken = refundIds.some((id) => paid.has(id));
    if (decision === 'automatic') for (const id of refundIds) paid.add(id);
    return {
      decision: decision === 'automatic' && isTaken ? 'suggested' : decision,
      suggestion: { ...nothing, refundIds, costCategoryId },
    };
  });
}

const nothing: Suggestion = { candidates: [], notes: [], refundIds: [], costCategoryId: null };
