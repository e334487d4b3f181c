import { bankLineRefusals } from '@grzadka/contract/bank/queue/bank-line.refusals';
import { sql, type Transaction } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { insertRows } from '#src/core/database/insert-rows.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import type { OneSubject, PostedEntry } from '#src/ledger/entry-draft.ts';
import { post, type TellAudit } from '#src/ledger/post.ts';
import { assignmentEntry, type PostedLine, type Purpose } from './bank-entries.ts';
import { openDayOf } from './open-day.ts';
import { readWhoPaid } from './who-assigned.ts';

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

/**
 * Posts what lines are for, 240 against that, whether they are in the tables yet or come with it; gives the entry of each line. 400 at `parts`
 * where they do not come to the line, and 409 for what the ledger refuses.
 */
export async function postAssignments(
  tx: ChangeTransaction,
  decided: readonly { readonly line: PostedLine; readonly purposes: readonly Purpose[] }[],
  sourceId: string | null,
  tell?: TellAudit,
): Promise<ReadonlyMap<string, string>> {
  if (decided.length === 0) return new Map();
  const openDay = await openDayOf(tx.trx);
  const entries = decided.map(({ line, purposes }) => {
    if (purposes.reduce((sum, { amount }) => sum + amount, 0) !== Math.abs(line.amount)) {
      throw invalidFields({ parts: bankLineRefusals.otherSum(Math.abs(line.amount)) });
    }
    return assignmentEntry(line, purposes, openDay(line.bookingDay));
  });
  return entriesOfLines(await post(tx, [{ series: 'PK', sourceId, entries }], tell));
}

/** Returns the ids of ledger entries by the ids of the bank lines that they post. */
export function entriesOfLines(posted: readonly PostedEntry[]): ReadonlyMap<string, string> {
  return new Map(
    posted.flatMap(({ id, lines }) =>
      lines.flatMap((line) => (line.code === '240' ? [[line.bankLineId, id] as const] : [])),
    ),
  );
}

/** Keeps what was decided of lines beside them: which refunds they pay, and why. 409 where a refund does not wait any more. */
export async function keepDecisions(
  trx: Transaction<Database>,
  assignments: readonly Assignment[],
): Promise<void> {
  await payRefunds(trx, assignments);
  await keepReasons(trx, assignments);
}

/** Marks each refund as paid by its line. A refund is paid once: where somebody deleted it, or paid it by another line before, 409. */
async function payRefunds(
  trx: Transaction<Database>,
  assignments: readonly Assignment[],
): Promise<void> {
  const paid = assignments.flatMap(({ lineId, refundIds = [] }) =>
    refundIds.map((id) => ({ id, line_id: lineId })),
  );
  if (paid.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    update refund set bank_line_id = paid.line_id
    from json_to_recordset(${JSON.stringify(paid)}::json) as paid (id uuid, line_id uuid)
    where refund.id = paid.id and bank_line_id is null
    returning refund.id
  `.execute(trx);
  if (rows.length < paid.length) {
    const who = await readWhoPaid(
      trx,
      paid.map(({ id }) => id).filter((id) => !rows.some((row) => row.id === id)),
    );
    const message =
      who === undefined ? bankLineRefusals.refundGone : bankLineRefusals.refundPaid(who);
    throw new AppError('conflict', { message });
  }
}

async function keepReasons(
  trx: Transaction<Database>,
  assignments: readonly Assignment[],
): Promise<void> {
  const rows = assignments.flatMap(({ lineId, reasons }) =>
    reasons.map((reason, index) => ({ lineId, place: index + 1, ...reason })),
  );
  await insertRows(trx, 'bankLineReason', rows);
}

/** The list of movements names an account, or a category, where it is the only one. */
export function oneSubjectOf(purposes: readonly Purpose[]): OneSubject {
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
