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
 * account or refund is not there any more, which wait for somebody. Locks the accounts, in one order, and then the refunds, as whoever else pays these
 * does: what is there now is there until the transaction ends.
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
  const found = await readRefunds(trx, suggestions);
  const accounts = await lockAccounts(trx, suggestions, [...found.values()]);
  const refunds = await lockRefunds(trx, found);
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

/** Locks those that are posted on, and has the others stay, which are only named among the reasons; gives which of them there are. */
async function lockAccounts(
  trx: Transaction<Database>,
  suggestions: readonly Suggestion[],
  ofRefunds: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = suggestions.map(({ candidates }) =>
    candidates.map(({ settlementId }) => settlementId),
  );
  const posted = [...ofRefunds, ...named.flatMap((ids) => ids.slice(0, 1))];
  await sql`
    select from settlement where id = any (${[...new Set(posted)]}::uuid[]) order by id for no key update
  `.execute(trx);
  const { rows } = await sql<{ id: string }>`
    select id from settlement where id = any (${[...new Set(named.flat())]}::uuid[]) order by id for key share
  `.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** The refunds that wait, each with its account. */
async function readRefunds(
  trx: Transaction<Database>,
  suggestions: readonly Suggestion[],
): Promise<ReadonlyMap<string, string>> {
  const ids = suggestions.flatMap(({ refundIds }) => refundIds);
  const rows = await trx
    .selectFrom('refund')
    .select(['id', 'settlementId'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('bankLineId', 'is', null)
    .execute();
  return new Map(rows.map(({ id, settlementId }) => [id, settlementId]));
}

/** Those of them that still wait once nobody else may pay or delete them. */
async function lockRefunds(
  trx: Transaction<Database>,
  found: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string }>`
    select id from refund
    where id = any (${[...found.keys()]}::uuid[]) and bank_line_id is null
    order by id for update
  `.execute(trx);
  return new Map(rows.map(({ id }) => [id, found.get(id) ?? '']));
}
