import { effectiveDue } from '@grzadka/contract/core/time/working-days';
import { type Insertable, sql, type Transaction } from 'kysely';
import { insertRows } from '#src/core/database/insert-rows.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { DocumentDraft, EntryDraft, PostedEntry } from './entry-draft.ts';
import { recordMovements } from './record-movements.ts';

/**
 * Adds the entries of a document with their lines and the parts of their debts, each with its number. Nobody else calls
 * it but `post`, which sees to what the database does not: docs/product/ledger.md#entries. The database refuses what
 * does not come to zero, at the latest when the transaction ends.
 */
export async function append(
  trx: Transaction<Database>,
  { series, sourceId, entries }: DocumentDraft,
  loginId: string | null,
): Promise<PostedEntry[]> {
  const posted: PostedEntry[] = [];
  for (const [year, ofYear] of Map.groupBy(entries, ({ postingDay }) => postingDay.slice(0, 4))) {
    const rows: Insertable<Database['ledgerEntry']>[] = [];
    const take = await numbers(trx, { series, year: Number(year), sourceId });
    for (const entry of ofYear) {
      const id = newId();
      const { document, place } = await take();
      rows.push({
        id,
        series,
        year: Number(year),
        document,
        place,
        postingDay: entry.postingDay,
        effectiveDay: entry.effectiveDay ?? entry.postingDay,
        description: entry.description,
        inOwnWords: entry.typed === undefined || entry.typed === entry.description,
        loginId,
        reversesId: entry.reversesId ?? null,
        sourceId,
        clientKey: entry.clientKey ?? null,
      });
      const number = [series, year, document, ...(place === null ? [] : [place])].join('/');
      posted.push({ ...entry, id, number });
    }
    await insertRows(trx, 'ledgerEntry', rows);
  }
  await appendLines(trx, posted);
  await recordMovements(trx, series, posted);
  return posted;
}

/**
 * Gives the numbers of entries, without a gap: whoever comes next waits until this transaction has ended, and a number
 * that it did not use is there again (docs/product/ledger.md#numbers).
 */
async function numbers(
  trx: Transaction<Database>,
  of: { series: DocumentDraft['series']; year: number; sourceId: string | null },
): Promise<() => Promise<{ document: number; place: number | null }>> {
  const { series, year, sourceId } = of;
  const next = async () => {
    const { last } = await trx
      .insertInto('documentNumber')
      .values({ series, year, last: 1 })
      .onConflict((conflict) =>
        conflict.columns(['series', 'year']).doUpdateSet({ last: sql`document_number.last + 1` }),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    return last;
  };
  if (sourceId === null) return async () => ({ document: await next(), place: null });
  const begun = await trx
    .selectFrom('ledgerEntry')
    .select(({ fn }) => [fn.max('document').as('document'), fn.max('place').as('place')])
    .where('sourceId', '=', sourceId)
    .where('series', '=', series)
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  const document = begun.document ?? (await next());
  let place = begun.place ?? 0;
  return async () => {
    place += 1;
    return { document, place };
  };
}

async function appendLines(
  trx: Transaction<Database>,
  entries: readonly PostedEntry[],
): Promise<void> {
  const lines = entries.flatMap((entry) =>
    entry.lines.map((draft, index) => ({ draft, row: rowOf(draft, entry, index) })),
  );
  const rows = lines.map(({ row }) => row);
  for (const some of rows.length > fewLines ? byCode(rows) : [rows]) {
    await insertRows(trx, 'ledgerLine', byAccount(some));
  }
  const parts = lines.flatMap(({ draft, row }) =>
    draft.code === '200'
      ? draft.parts.map(({ amount, ...part }) => ({
          ...part,
          interestOnId: part.interestOnId ?? null,
          id: newId(),
          lineId: row.id,
          settlementId: draft.settlementId,
          postingDay: row.postingDay,
          effectiveDueOn: effectiveDue(part.dueOn),
          amountGrosz: amount,
          openGrosz: amount,
        }))
      : [],
  );
  await insertRows(trx, 'openItem', parts);
}

/** Up to so many lines, a statement for each ledger account costs more than it saves. */
const fewLines = 500;

/** Groups lines by ledger account: lines of one account share most of their columns, and `insertRows` sends these once. */
function byCode<Line extends { readonly code: string }>(lines: readonly Line[]): Iterable<Line[]> {
  return Map.groupBy(lines, ({ code }) => code).values();
}

/** What is posted on one account together, since its balance is kept once for all lines of a statement. */
function byAccount<Line extends { readonly settlementId: string | null }>(
  lines: readonly Line[],
): Line[] {
  const accounts = [...Map.groupBy(lines, ({ settlementId }) => settlementId).values()];
  return accounts.flat();
}

function rowOf(
  draft: EntryDraft['lines'][number],
  { id: entryId, postingDay }: PostedEntry,
  index: number,
) {
  const { code, amount } = draft;
  return {
    id: newId(),
    entryId,
    postingDay,
    place: index + 1,
    code,
    settlementId: draft.code === '200' ? draft.settlementId : null,
    feeKindId: 'feeKindId' in draft ? (draft.feeKindId ?? null) : null,
    cashBoxId: draft.code === '100' ? draft.cashBoxId : null,
    costCategoryId: draft.code === '400' ? draft.costCategoryId : null,
    incomeCategoryId: draft.code === '750' ? draft.incomeCategoryId : null,
    bankAccountId: draft.code === '130' ? draft.bankAccountId : null,
    bankLineId: draft.code === '240' ? draft.bankLineId : null,
    amountGrosz: amount,
  };
}
