import { settlementList } from '@grzadka/contract/settlement/settlement.list';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze, jsonObjectWhere } from '#src/core/database/wire-columns.ts';
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

/** The accounts as lists show them; the caller adds which and in what order. */
export function selectSettlements(db: Kysely<Database>) {
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
