import { cashIsOnly } from '@grzadka/contract/ledger/ledger.model';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { cashBoxesOf, type EntryDraft } from './entry-draft.ts';

/**
 * Locks the cash boxes of entries, and refuses what takes out of one more than is in it at the end of its day or of any later one
 * (docs/product/payments.md#never-below-zero): 409, which says how much there is; 404 where a box is not there. The database
 * refuses it, too.
 */
export async function requireCash(
  trx: Transaction<Database>,
  entries: readonly EntryDraft[],
): Promise<void> {
  const ids = cashBoxesOf(entries);
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select id from cash_box where id = any (${ids}::uuid[]) order by id for no key update
  `.execute(trx);
  if (rows.length < ids.length) throw notFound();
  for (const id of ids) await requireCashIn(trx, id, takenFrom(id, entries));
}

interface Taken {
  readonly day: string;
  /** In grosze, above zero for what is put in. */
  readonly amount: number;
}

function takenFrom(id: string, entries: readonly EntryDraft[]): Taken[] {
  return entries.flatMap(({ postingDay: day, lines }) =>
    lines.flatMap((line) =>
      line.code === '100' && line.cashBoxId === id ? [{ day, amount: line.amount }] : [],
    ),
  );
}

/** What is put in on a day is there from then on, so it counts for what is taken on that day or later. */
async function requireCashIn(
  trx: Transaction<Database>,
  id: string,
  taken: readonly Taken[],
): Promise<void> {
  for (const { day } of taken.filter(({ amount }) => amount < 0)) {
    const change = taken
      .filter((other) => other.day <= day)
      .reduce((sum, { amount }) => sum + amount, 0);
    const { rows } = await sql<{ left: string }>`
      select cash_left_from(${id}::uuid, ${day}::date) as "left"
    `.execute(trx);
    const left = Number(rows[0]?.left ?? 0);
    if (left + change < 0) {
      throw new AppError('conflict', { message: cashIsOnly(left) });
    }
  }
}
