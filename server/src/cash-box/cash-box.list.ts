import { cashBoxList } from '@grzadka/contract/cash-box/cash-box.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof cashBoxList> = {
  table: 'cashBox',
  search: 'cashBox.search',
  filters: { state: (isActive) => sql`${column('cashBox.active')} = ${isActive}` },
  sorts: {
    name: { by: polishOrder('cashBox.name'), mayBeEmpty: false },
    balance: { by: column('cashBox.balanceGrosz'), mayBeEmpty: false },
  },
};

/** How the cash boxes are read, for a page or as a whole. */
export function readCashBoxes(db: Kysely<Database>) {
  return printedReading(cashBoxList, {
    source,
    rows: db
      .selectFrom('cashBox')
      .select(['id', 'name', 'active'])
      .select(grosze(column('cashBox.balanceGrosz')).as('balance')),
  });
}
