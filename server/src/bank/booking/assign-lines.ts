import { bankLineRefusals } from '@grzadka/contract/bank-line/bank-line.refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { post, type TellAudit } from '#src/ledger/post.ts';
import { recordPurposes } from '#src/ledger/record-movements.ts';
import { assignmentEntry, type PostedLine, type Purpose } from './bank-entries.ts';
import { readOpenDays } from './open-day.ts';

/** Why a line is an account's, in the words that were shown. */
export interface LineReason {
  readonly settlementId: string;
  readonly kind: string;
  readonly points: number;
  readonly words: string;
}

/** What a line is for, and who says so. */
export interface Assignment {
  readonly lineId: string;
  /** They come to the amount of the line. */
  readonly purposes: readonly Purpose[];
  readonly decidedBy: 'rule' | 'person';
  /** All that spoke for any account when that was decided. */
  readonly reasons: readonly LineReason[];
  /** The refunds that it pays, whose accounts are among the purposes. */
  readonly refundIds?: readonly string[];
}

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
  const openDay = await readOpenDays(trx);
  const entries = [];
  for (const { lineId, purposes } of assignments) {
    const line = locked.get(lineId);
    if (line === undefined) throw notFound();
    await requireWaiting(trx, line);
    if (purposes.reduce((sum, { amount }) => sum + amount, 0) !== Math.abs(line.amount)) {
      throw invalidFields({ parts: bankLineRefusals.otherSum(Math.abs(line.amount)) });
    }
    entries.push(assignmentEntry(line, purposes, openDay(line.bookingDay)));
  }
  const posted = await post(tx, [{ series: 'PK', sourceId, entries }], tell);
  const entryOf = new Map(
    posted.flatMap(({ id, lines }) =>
      lines.flatMap((line) => (line.code === '240' ? [[line.bankLineId, id] as const] : [])),
    ),
  );
  await markBooked(trx, assignments, entryOf);
  await payRefunds(trx, assignments);
  await keepReasons(trx, assignments);
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
    select id, bank_account_id, booking_day, amount_grosz as amount, state, entry_id, assignment_id, counterparty_account
    from bank_line where id = any (${ids}::uuid[]) order by id for no key update
  `.execute(trx);
  return new Map(rows.map((row) => [row.id, { ...row, amount: Number(row.amount) }]));
}

/** Refuses a line that does not wait for somebody to say what it is for, and tells who was first: 409. */
export async function requireWaiting(trx: Transaction<Database>, line: LockedLine): Promise<void> {
  const { state, assignmentId } = line;
  if (state === 'suggested' || state === 'unclear') return;
  const message =
    state === 'booked'
      ? bankLineRefusals.alreadyAssigned(await readWho(trx, assignmentId ?? ''))
      : bankLineRefusals[state === 'dropped' ? 'dropped' : 'notBooked'];
  throw new AppError('conflict', { message });
}

async function readWho(db: Kysely<Database>, entryId: string): Promise<string | null> {
  const { rows } = await sql<{ who: string }>`
    select coalesce(party.name, login.user_name) as who
    from ledger_entry entry
    join login on login.id = entry.login_id
    left join party on party.id = login.party_id
    where entry.id = ${entryId}
  `.execute(db);
  return rows[0]?.who ?? null;
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

/** A refund is paid once: who deleted it, or paid it by another line, was first. */
async function payRefunds(
  trx: Transaction<Database>,
  assignments: readonly Assignment[],
): Promise<void> {
  const paid = assignments.flatMap(({ lineId, refundIds = [] }) =>
    refundIds.map((id) => ({ id, line_id: lineId })),
  );
  if (paid.length === 0) return;
  const { rows } = await sql`
    update refund set bank_line_id = paid.line_id
    from json_to_recordset(${JSON.stringify(paid)}::json) as paid (id uuid, line_id uuid)
    where refund.id = paid.id and bank_line_id is null
    returning refund.id
  `.execute(trx);
  if (rows.length < paid.length) {
    throw new AppError('conflict', { message: bankLineRefusals.refundGone });
  }
}

async function keepReasons(
  trx: Transaction<Database>,
  assignments: readonly Assignment[],
): Promise<void> {
  const rows = assignments.flatMap(({ lineId, reasons }) =>
    reasons.map((reason, index) => ({ lineId, place: index + 1, ...reason })),
  );
  await writeInBatches(rows, (batch) => trx.insertInto('bankLineReason').values(batch).execute());
}

/** The list of movements names an account, or a category, where it is the only one. */
function oneSubjectOf(purposes: readonly Purpose[]) {
  const settlementIds = purposes.flatMap((purpose) =>
    'settlementId' in purpose ? [purpose.settlementId] : [],
  );
  const costCategoryIds = purposes.flatMap((purpose) =>
    'costCategoryId' in purpose ? [purpose.costCategoryId] : [],
  );
  const incomeCategoryIds = purposes.flatMap((purpose) =>
    'incomeCategoryId' in purpose ? [purpose.incomeCategoryId] : [],
  );
  return {
    settlementId: onlyOneOf(settlementIds),
    costCategoryId: onlyOneOf(costCategoryIds),
    incomeCategoryId: onlyOneOf(incomeCategoryIds),
  };
}

function onlyOneOf(ids: readonly string[]): string | null {
  const [first = null, ...others] = new Set(ids);
  return others.length === 0 ? first : null;
}
