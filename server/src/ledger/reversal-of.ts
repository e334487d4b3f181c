import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { EntryDraft, LineDraft } from './entry-draft.ts';

interface StoredLine {
  readonly entryId: string;
  readonly number: string;
  readonly postingDay: string;
  readonly code: LineDraft['code'];
  readonly settlementId: string | null;
  readonly feeKindId: string | null;
  readonly cashBoxId: string | null;
  readonly costCategoryId: string | null;
  readonly incomeCategoryId: string | null;
  readonly bankAccountId: string | null;
  readonly bankLineId: string | null;
  readonly amountGrosz: string;
}

/**
 * What takes entries back: for each the exact negatives of its lines, in their order, to be posted on that day, or on its
 * own one; the reason stands in its words (docs/product/ledger.md#reversals).
 */
export async function reversalsOf(
  trx: Transaction<Database>,
  entryIds: readonly string[],
  reason: string,
  day?: string,
): Promise<EntryDraft[]> {
  const { rows } = await sql<StoredLine>`
    select entry.id as entry_id, number, entry.posting_day, code, settlement_id, fee_kind_id,
      cash_box_id, cost_category_id, income_category_id, bank_account_id, bank_line_id, amount_grosz
    from ledger_entry entry join ledger_line line on line.entry_id = entry.id
    where entry.id = any (${entryIds}::uuid[])
    order by array_position(${entryIds}::uuid[], entry.id), line.place
  `.execute(trx);
  return [...Map.groupBy(rows, ({ entryId }) => entryId)].map(([reversesId, lines]) => {
    const [{ number, postingDay: ownDay } = { number: '', postingDay: '' }] = lines;
    const postingDay = day ?? ownDay;
    return {
      postingDay,
      description: `Storno ${number}: ${reason}`,
      reversesId,
      lines: lines.map((line) => negativeOf(line, postingDay)),
    };
  });
}

/** What takes a payment back is owed from its day on. */
function negativeOf(line: StoredLine, day: string): LineDraft {
  const { code, settlementId, feeKindId, cashBoxId, bankAccountId, bankLineId } = line;
  const amount = 0 - Number(line.amountGrosz);
  if (code === '100') return { code, cashBoxId: requireSubject(cashBoxId), amount };
  if (code === '130') return { code, bankAccountId: requireSubject(bankAccountId), amount };
  if (code === '240') return { code, bankLineId: requireSubject(bankLineId), amount };
  if (code === '400') return { code, costCategoryId: requireSubject(line.costCategoryId), amount };
  if (code === '750') {
    return { code, incomeCategoryId: requireSubject(line.incomeCategoryId), amount };
  }
  if (code !== '200') return { code, feeKindId, amount };
  const part = { feeKindId: null, description: null, dueOn: day, amount };
  const parts = amount > 0 ? [part] : [];
  return { code, settlementId: requireSubject(settlementId), amount, parts };
}

/** The database sees to it that such a line says whose it is. */
function requireSubject(id: string | null): string {
  if (id === null) throw new TypeError('A line of nobody’s account');
  return id;
}
