import { type Kysely, sql } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { ImportedEntry } from '#src/core/change/imported-entries.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { EntryDraft, PartDraft } from '#src/ledger/entry-draft.ts';
import { post } from '#src/ledger/post.ts';
import { reversalsOf } from '#src/ledger/reversal-of.ts';

/** An opening balance as it is posted: a debt for one fee kind in its parts, or what is overpaid, which has none. */
export interface Opening {
  readonly settlementId: string;
  readonly feeKindId: string | null;
  readonly day: string;
  /** In grosze, below zero for what is overpaid. */
  readonly amount: number;
  readonly parts: readonly Omit<PartDraft, 'feeKindId'>[];
  /** Of the entry; what a row says of a debt stands at its parts. */
  readonly description: string;
}

/** One that is posted and was not taken back. */
export interface PostedOpening extends Opening {
  readonly entryId: string;
}

/** The opening balances of accounts. */
export async function readOpenings(
  db: Kysely<Database>,
  settlementIds: readonly string[],
): Promise<PostedOpening[]> {
  const { rows } = await sql<Omit<PostedOpening, 'amount'> & { amount: string }>`
    select
      entry.id as entry_id, entry.posting_day as day, entry.description, line.settlement_id, line.amount_grosz as amount,
      debt.fee_kind_id, coalesce(debt.parts, '[]') as parts
    from ledger_line line
    join ledger_entry entry on entry.id = line.entry_id
    cross join lateral (
      select
        min(fee_kind_id::text)::uuid as fee_kind_id,
        json_agg(
          json_build_object('description', description, 'dueOn', due_on, 'amount', amount_grosz)
          order by due_on
        ) as parts
      from open_item where line_id = line.id
    ) debt
    where line.settlement_id = any (${settlementIds}::uuid[]) and entry.series = 'BO'
      and not exists (select from ledger_entry where reverses_id = entry.id)
  `.execute(db);
  return rows.map((row) => Object.assign(row, { amount: Number(row.amount) }));
}

/** What is to be posted for one account and fee kind: what takes back what was posted before, and what is true instead. */
export interface OpeningChange {
  readonly sourceId: string;
  readonly reverses: readonly string[];
  /** null where nothing was owed after all. */
  readonly opening: Opening | null;
}

/** Posts opening balances, and takes back those that they replace (docs/product/ledger.md#opening-balances). */
export async function writeOpenings(
  _db: Kysely<Database>,
  changes: readonly OpeningChange[],
  tx: ChangeTransaction,
): Promise<readonly ImportedEntry[]> {
  const [{ sourceId } = { sourceId: null }] = changes;
  const reversals = await reversalsOf(
    tx.trx,
    changes.flatMap(({ reverses }) => reverses),
    'nowy bilans otwarcia',
  );
  const openings = changes.flatMap(({ opening }) =>
    opening === null ? [] : [openingEntry(opening)],
  );
  const told: ImportedEntry[] = [];
  const documents = [
    { series: 'ST', sourceId, entries: reversals },
    { series: 'BO', sourceId, entries: openings },
  ] as const;
  await post(tx, documents, async (entries) => void told.push(...entries));
  return told;
}

/** The entry that posts an opening balance. */
export function openingEntry({
  settlementId,
  feeKindId,
  day,
  amount,
  parts,
  description,
}: Opening): EntryDraft {
  const ofKind = parts.map((part) => ({ ...part, feeKindId }));
  return {
    postingDay: day,
    description,
    // Of a debt it names the fee kind alone, which may be called as somebody is.
    typed: amount < 0 ? description : '',
    lines: [
      { code: '200', settlementId, amount, parts: ofKind },
      { code: '800', amount: -amount },
    ],
  };
}
