import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { MatchedLine } from '../matching/account.ts';
import { type Match, prepareMatching } from '../matching/match-line.ts';
import { prepareOutgoing } from '../matching/match-outgoing.ts';
import { readOutgoing, readWorld } from '../matching/read-world.ts';

/** What a line may be for: whose payment it is or, where money left, which refund or cost. */
export interface FoundPurpose extends Match {
  readonly refundIds: readonly string[];
  readonly costCategoryId: string | null;
}

/** Finds what one line may be for, by what is known now (docs/product/bank.md#matching). */
export async function matchOne(db: Kysely<Database>, line: MatchedLine): Promise<FoundPurpose> {
  if (line.amount > 0) {
    const match = prepareMatching(await readWorld(db, [line]))(line);
    return { ...match, refundIds: [], costCategoryId: null };
  }
  const { refunds, categories } = await readOutgoing(db, [line]);
  return { candidates: [], notes: [], ...prepareOutgoing(refunds, categories)(line) };
}
