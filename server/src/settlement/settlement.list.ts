import { settlementList } from '@grzadka/contract/settlement/settlement.list';
import type { SettlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze, jsonObjectWhere } from '#src/core/database/wire-columns.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { column, isAmountWithin, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql, SortColumn } from '#src/core/list/run-list.ts';
import { getSectorId } from '#src/sector/sector.repo.ts';
import { findSettlements, isClosed } from './find-settlements.ts';

type SettlementList = typeof settlementList;

const byGarden: SortColumn = {
  by: polishOrder('settlement.gardenName'),
  mayBeEmpty: true,
  thenBy: column('settlement.number'),
};

const source: ListSql<SettlementList> = {
  table: 'settlement',
  search: findSettlements,
  indexed: { match: ['sector'], garden: ['sector'] },
  filters: {
    sector: async (name, db) =>
      sql`${column('settlement.sectorId')} = ${await getSectorId(db, name)}`,
    state: (isOpen) => (isOpen ? sql<SqlBool>`(${isClosed()}) is not true` : isClosed()),
    balance: (range) => isAmountWithin(column('settlement.balanceGrosz'), range),
  },
  sorts: {
    match: { ...byGarden, isNearestFirst: true },
    garden: byGarden,
    number: { by: column('settlement.number'), mayBeEmpty: false },
    // Many owe the same: these come by their plots.
    balance: {
      by: column('settlement.balanceGrosz'),
      mayBeEmpty: false,
      thenBy: polishOrder('settlement.gardenName'),
    },
  },
};

/** How the accounts are read, for a page or as a whole. 400 at `sector` when there is none of that name. */
export function readSettlements(db: Kysely<Database>) {
  const balance = grosze(column('settlement.balanceGrosz')).as('balance');
  return printedReading(settlementList, { source, rows: selectSettlements(db).select(balance) });
}

function selectSettlements(db: Kysely<Database>) {
  return db
    .selectFrom('settlement')
    .leftJoin('garden', 'garden.id', 'settlement.gardenId')
    .leftJoin('sector', 'sector.id', 'garden.sectorId')
    .select((eb) => [
      'settlement.id',
      'settlement.reference',
      jsonObjectWhere(sql`garden.id is not null`, {
        id: eb.ref('garden.id').$castTo<string>(),
        name: eb.ref('garden.name').$castTo<string>(),
        sector: eb.ref('sector.name').$castTo<string>(),
      }).as('garden'),
      'settlement.openedOn',
      'settlement.closedOn',
      sql<string>`(
        select string_agg(name, ', ' order by name collate polish)
        from party
        where id in (select party_id from settlement_holder where settlement_id = settlement.id)
      )`.as('holders'),
    ]);
}

/** The accounts of a garden, the latest first; 404 without the garden. */
export async function listSettlementsOfGarden(
  db: Kysely<Database>,
  id: string,
): Promise<{ items: SettlementListItem[] }> {
  const gardenId = recordId(id);
  const items = await latestFirst(
    selectSettlements(db).where('settlement.gardenId', '=', gardenId),
  ).execute();
  if (items.length === 0) await requireRow(db, 'garden', gardenId);
  return { items };
}

/** The accounts that a party holds or held, the latest first; 404 without the party. */
export async function listSettlementsOfParty(
  db: Kysely<Database>,
  id: string,
): Promise<{ items: SettlementListItem[] }> {
  const partyId = recordId(id);
  const items = await latestFirst(
    selectSettlements(db).where('settlement.id', 'in', (held) =>
      held.selectFrom('settlementHolder').select('settlementId').where('partyId', '=', partyId),
    ),
  ).execute();
  if (items.length === 0) await requireRow(db, 'party', partyId);
  return { items };
}

function latestFirst(accounts: ReturnType<typeof selectSettlements>) {
  return accounts
    .orderBy(sql`settlement.closed_on desc nulls first`)
    .orderBy('settlement.number', 'desc');
}

async function requireRow(
  db: Kysely<Database>,
  table: 'garden' | 'party',
  id: string,
): Promise<void> {
  await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound);
}
