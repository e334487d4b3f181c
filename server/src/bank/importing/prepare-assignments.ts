import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Assignment } from '../booking/assignment.ts';
import type { TakenLine } from '../booking/take-lines.ts';
import type { Suggestion } from '../matching/match-each.ts';

/** A line that is taken in with what it was shown as; the amount in grosze. */
export interface KeptLine
  extends Pick<Selectable<Database['bankImportLine']>, 'decision' | 'suggestion'> {
  readonly lineId: string;
  readonly amount: number;
}

interface SortedLine {
  readonly line: Pick<TakenLine, 'state'>;
  readonly kept: KeptLine;
}

/**
 * What the program says by itself that lines are for (docs/product/bank.md#applying): of those that were shown as sure, where the settings let it; none whose
 * account or refund is not there any more, which wait for somebody.
 */
export async function prepareAssignments(
  trx: Transaction<Database>,
  taken: readonly SortedLine[],
): Promise<readonly Assignment[]> {
  const { booksAutomatically } = await trx
    .selectFrom('settings')
    .select('booksAutomatically')
    .executeTakeFirstOrThrow();
  if (!booksAutomatically) return [];
  const sure = taken.flatMap(({ line, kept }) =>
    kept.decision === 'automatic' && line.state === 'suggested'
      ? // As `previewFile` has written it.
        [{ ...kept, suggestion: kept.suggestion as Suggestion }]
      : [],
  );
  const suggestions = sure.map(({ suggestion }) => suggestion);
  const accounts = await readAccounts(trx, suggestions);
  const refunds = await readRefunds(trx, suggestions);
  return sure.flatMap((line) => assignmentOf(line, { accounts, refunds }));
}

/** Gives no assignment where what the line is for has gone; a refund is paid by the first line that asks for it. */
function assignmentOf(
  { lineId, amount, suggestion }: KeptLine & { readonly suggestion: Suggestion },
  known: { readonly accounts: ReadonlySet<string>; readonly refunds: Map<string, string> },
): readonly Assignment[] {
  const [refundId] = suggestion.refundIds;
  if (refundId !== undefined) {
    const settlementId = known.refunds.get(refundId);
    if (settlementId === undefined) return [];
    known.refunds.delete(refundId);
    const purposes = [{ settlementId, amount: -amount }];
    return [{ lineId, purposes, decidedBy: 'rule', reasons: [], refundIds: [refundId] }];
  }
  const [best] = suggestion.candidates;
  if (best === undefined || !known.accounts.has(best.settlementId)) return [];
  const reasons = suggestion.candidates.flatMap((candidate) =>
    known.accounts.has(candidate.settlementId)
      ? candidate.reasons.map((reason) => ({ settlementId: candidate.settlementId, ...reason }))
      : [],
  );
  const purposes = [{ settlementId: best.settlementId, amount }];
  return [{ lineId, purposes, decidedBy: 'rule', reasons }];
}

async function readAccounts(
  trx: Transaction<Database>,
  suggestions: readonly Suggestion[],
): Promise<ReadonlySet<string>> {
  const ids = new Set(
    suggestions.flatMap(({ candidates }) => candidates.map(({ settlementId }) => settlementId)),
  );
  const rows = await trx
    .selectFrom('settlement')
    .select('id')
    .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The refunds that still wait, each with its account. */
async function readRefunds(
  trx: Transaction<Database>,
  suggestions: readonly Suggestion[],
): Promise<Map<string, string>> {
  const ids = suggestions.flatMap(({ refundIds }) => refundIds);
  const rows = await trx
    .selectFrom('refund')
    .select(['id', 'settlementId'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('bankLineId', 'is', null)
    .execute();
  return new Map(rows.map(({ id, settlementId }) => [id, settlementId]));
}
