import { bankLineRefusals } from '@grzadka/contract/bank/queue/bank-line.refusals';
import { sql, type Transaction } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { TellAudit } from '#src/ledger/post.ts';
import { recordPurposes } from '#src/ledger/record-movements.ts';
import { type Assignment, keepDecisions, oneSubjectOf, postAssignments } from './assignment.ts';
import type { PostedLine } from './bank-entries.ts';
import { readWhoAssigned } from './who-assigned.ts';

/** A line of the bank's that is locked until the transaction ends. */
export interface LockedLine extends PostedLine {
  readonly state: Database['bankLine']['state'];
  readonly entryId: string | null;
  readonly assignmentId: string | null;
  readonly counterpartyAccount: string | null;
}

/**
 * Says what lines are for, 240 against that, and keeps why (docs/product/bank.md#assigning). The entries share the number of `sourceId`, or have
 * one each. 404 for a line that is not there, 400 at `parts` where they do not come to the line, 409 where it is booked already or not in the ledger,
 * where a refund does not wait any more, and for what the ledger refuses.
 */
export async function assignLines(
  tx: ChangeTransaction,
  assignments: readonly Assignment[],
  sourceId: string | null,
  tell?: TellAudit,
): Promise<void> {
  if (assignments.length === 0) return;
  const { trx } = tx;
  const locked = await lockLines(
    trx,
    assignments.map(({ lineId }) => lineId),
  );
  const decided = assignments.map(({ lineId, purposes }) => {
    const line = locked.get(lineId);
    if (line === undefined) throw notFound();
    return { line, purposes };
  });
  for (const { line } of decided) await requireWaiting(trx, line);
  await markBooked(trx, assignments, await postAssignments(tx, decided, sourceId, tell));
  await keepDecisions(trx, assignments);
  await recordPurposes(
    trx,
    assignments.map(({ lineId, purposes }) => ({
      entryId: locked.get(lineId)?.entryId ?? '',
      waiting: null,
      ...oneSubjectOf(purposes),
    })),
  );
}

/** Locks lines in one order, so that who says the same at once waits. */
export async function lockLines(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedLine>> {
  const { rows } = await sql<Omit<LockedLine, 'amount'> & { amount: string }>`
    select id, bank_account_id, booking_day, amount_grosz as amount, title, state, entry_id, assignment_id, counterparty_account
    from bank_line where id = any (${ids}::uuid[]) order by id for no key update
  `.execute(trx);
  return new Map(rows.map((row) => [row.id, { ...row, amount: Number(row.amount) }]));
}

/** Refuses a line that is not waiting for somebody to say what it is for: 409, with the name of the person who assigned it first. */
export async function requireWaiting(trx: Transaction<Database>, line: LockedLine): Promise<void> {
  const { state, assignmentId } = line;
  if (state === 'suggested' || state === 'unclear') return;
  const message =
    state === 'booked'
      ? bankLineRefusals.alreadyAssigned(await readWhoAssigned(trx, assignmentId))
      : bankLineRefusals[state === 'dropped' ? 'dropped' : 'notBooked'];
  throw new AppError('conflict', { message });
}

async function markBooked(
  trx: Transaction<Database>,
  assignments: readonly Assignment[],
  entryOf: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = assignments.map(({ lineId, decidedBy }) => ({
    id: lineId,
    assignment_id: entryOf.get(lineId),
    decided_by: decidedBy,
  }));
  await sql`
    update bank_line
    set state = 'booked', assignment_id = decided.assignment_id, decided_by = decided.decided_by, postponed_at = null
    from json_to_recordset(${JSON.stringify(rows)}::json) as decided (id uuid, assignment_id uuid, decided_by text)
    where bank_line.id = decided.id
  `.execute(trx);
}
