import { type Insertable, sql, type Transaction } from 'kysely';
import { insertRows } from '#src/core/database/insert-rows.ts';
import type { Database } from '#src/core/database/tables.ts';
import {
  bankAccountsOf,
  cashBoxesOf,
  type EntryDraft,
  type OneSubject,
  type PostedEntry,
  type Series,
  settlementsOf,
} from './entry-draft.ts';

type Row = Insertable<Database['moneyMovement']>;
type Source = Database['moneyMovement']['source'];
type Direction = Database['moneyMovement']['direction'];

/**
 * Writes down which of the entries moved money, as it is listed, and which movements they took back
 * (docs/product/payments.md#transactions).
 */
export async function recordMovements(
  trx: Transaction<Database>,
  series: Series,
  entries: readonly PostedEntry[],
): Promise<void> {
  const moving = entries.flatMap((entry) => {
    const movement = movementOf(entry);
    return movement === undefined ? [] : [{ entry, movement }];
  });
  if (moving.length === 0) return;
  const references = await readReferences(trx, settlementsOf(moving.map(({ entry }) => entry)));
  const rows = moving.map((each) => rowOf(each, series, references));
  await insertRows(trx, 'moneyMovement', rows, { search: sql`search_key(search)` });
  for (const {
    entry: { number, reversesId },
  } of moving) {
    if (reversesId === undefined) continue;
    await trx
      .updateTable('moneyMovement')
      .set({ reversedBy: number })
      .where('id', '=', reversesId)
      .execute();
  }
}

/** What a movement by bank is for, once that is decided, or waits for again. */
interface Purpose extends OneSubject {
  readonly entryId: string;
  readonly waiting: 'suggested' | 'unclear' | null;
}

/** Writes down in the list of movements what those by bank are for (docs/product/payments.md#transactions). */
export async function recordPurposes(
  trx: Transaction<Database>,
  purposes: readonly Purpose[],
): Promise<void> {
  const rows = JSON.stringify(
    purposes.map(({ entryId, waiting, settlementId, costCategoryId, incomeCategoryId }) => ({
      id: entryId,
      waiting,
      settlement_id: settlementId,
      cost_category_id: costCategoryId,
      income_category_id: incomeCategoryId,
    })),
  );
  await sql`
    update money_movement
    set waiting = purpose.waiting, settlement_id = purpose.settlement_id,
      cost_category_id = purpose.cost_category_id, income_category_id = purpose.income_category_id
    from json_to_recordset(${rows}::json)
      as purpose (id uuid, waiting text, settlement_id uuid, cost_category_id uuid, income_category_id uuid)
    where money_movement.id = purpose.id
  `.execute(trx);
}

/** Where money came to or went from, and how much, in grosze, above zero for what came. */
interface Movement {
  readonly source: Source;
  readonly moved: number;
}

/** Returns undefined where no money moved. */
function movementOf({ lines }: EntryDraft): Movement | undefined {
  for (const [source, code] of sources) {
    if (!lines.some((line) => line.code === code)) continue;
    const moved = lines.reduce((sum, line) => (line.code === code ? sum + line.amount : sum), 0);
    return { source, moved };
  }
  // From one account to another.
  return lines.every(({ code }) => code === '200') ? { source: 'other', moved: 0 } : undefined;
}

/** The sources of money, each with its ledger account. */
const sources = [
  ['cash', '100'],
  ['bank', '130'],
] as const;

function rowOf(
  { entry, movement: { source, moved } }: { entry: PostedEntry; movement: Movement },
  series: Series,
  references: ReadonlyMap<string, string>,
): Row {
  const { id, number, postingDay, description, lines, byBank } = entry;
  const settlementIds = settlementsOf([entry]);
  const named = settlementIds.map((settlementId) => references.get(settlementId) ?? '');
  const paid = lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
  const onlyAccount = settlementIds.length === 1 ? (settlementIds[0] ?? null) : null;
  const cost = lines.find((line) => line.code === '400');
  const income = lines.find((line) => line.code === '750');
  return {
    id,
    series,
    number,
    description,
    bookingDay: postingDay,
    direction: directionOf(moved),
    source,
    amountGrosz: Math.abs(moved) || paid,
    cashBoxId: cashBoxesOf([entry])[0] ?? null,
    bankAccountId: bankAccountsOf([entry])[0] ?? null,
    waiting: byBank?.waiting ?? null,
    costCategoryId: byBank?.isFor?.costCategoryId ?? cost?.costCategoryId ?? null,
    incomeCategoryId: byBank?.isFor?.incomeCategoryId ?? income?.incomeCategoryId ?? null,
    settlementId: byBank?.isFor?.settlementId ?? onlyAccount,
    search: [number, description, byBank?.search ?? '', ...named].join(' '),
  };
}

function directionOf(moved: number): Direction {
  if (moved === 0) return null;
  return moved > 0 ? 'in' : 'out';
}

async function readReferences(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('settlement')
    .select(['id', 'reference'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
