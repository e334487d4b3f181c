import type { LineCandidates } from '@grzadka/contract/bank/queue/bank-line.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { matchOne } from './match-one.ts';
import { readStoredLine } from './stored-line.repo.ts';
import { holdersOfSettlement, toldSettlement } from './told-line.ts';

/** A candidate has at most so many of its open parts. */
const mostParts = 5;

type Item = LineCandidates['items'][number];

/** A settlement account in the reply, without the points and the reasons that make it a candidate. */
interface Account extends Omit<Item, 'points' | 'reasons'> {
  readonly id: string;
}

/**
 * Whose a line may be, with why and what is open there; of one by which money left, the refunds that wait for it and what its account
 * was paid for last (docs/product/bank.md#queue). 404 without the line.
 */
export async function readCandidates(
  db: Kysely<Database>,
  { id }: { readonly id: string },
): Promise<LineCandidates> {
  const line = await readStoredLine(db, id);
  const { candidates, notes, refundIds, costCategoryId } = await matchOne(db, line);
  const accounts = await readAccounts(
    db,
    candidates.map(({ settlementId }) => settlementId),
  );
  return {
    items: candidates.flatMap(({ settlementId, points, reasons }) => {
      const account = accounts.get(settlementId);
      if (account === undefined) return [];
      const told = reasons.map(({ points: own, words }) => ({ points: own, words }));
      return [{ ...account, points, reasons: told }];
    }),
    notes: [...notes],
    refunds: await readRefunds(db, refundIds),
    costCategory: await readCategory(db, costCategoryId),
  };
}

async function readAccounts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Omit<Account, 'open'> & { open: string }>`
    select
      settlement.id, ${toldSettlement} as settlement, ${holdersOfSettlement} as holders, settlement.closed_on,
      (
        select coalesce(sum(open_grosz), 0) from open_item where settlement_id = settlement.id and open_grosz > 0
      ) as open,
      coalesce(
        (
          select json_agg(
            json_build_object(
              'number', number, 'feeKind', fee_kind, 'description', description, 'dueOn', due_on, 'open', open_grosz
            )
            order by due_on, place, id
          )
          from (
            select entry.number, fee_kind.name as fee_kind, item.description, item.due_on, item.open_grosz,
              fee_kind.position as place, item.id
            from open_item item
            join ledger_line line on line.id = item.line_id
            join ledger_entry entry on entry.id = line.entry_id
            left join fee_kind on fee_kind.id = item.fee_kind_id
            where item.settlement_id = settlement.id and item.open_grosz > 0
            order by item.due_on, fee_kind.position, item.id
            limit ${mostParts}
          ) part
        ),
        '[]'
      ) as parts
    from settlement
    left join garden on garden.id = settlement.garden_id
    left join sector on sector.id = garden.sector_id
    where settlement.id = any (${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, { ...row, open: Number(row.open) }]));
}

async function readRefunds(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<LineCandidates['refunds']> {
  if (ids.length === 0) return [];
  type Refund = LineCandidates['refunds'][number];
  const { rows } = await sql<Omit<Refund, 'amount'> & { amount: string }>`
    select refund.id, ${toldSettlement} as settlement, ${holdersOfSettlement} as holders, amount_grosz as amount
    from refund
    join settlement on settlement.id = refund.settlement_id
    left join garden on garden.id = settlement.garden_id
    left join sector on sector.id = garden.sector_id
    where refund.id = any (${ids}::uuid[])
    order by refund.created_at, refund.id
  `.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

async function readCategory(
  db: Kysely<Database>,
  id: string | null,
): Promise<LineCandidates['costCategory']> {
  if (id === null) return null;
  const category = await db
    .selectFrom('costCategory')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return category ?? null;
}
