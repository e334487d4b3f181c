import { costCategoryList } from '@grzadka/contract/cost-category/cost-category.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof costCategoryList> = {
  table: 'costCategory',
  search: 'costCategory.search',
  filters: {
    state: (isActive) => sql`${column('costCategory.active')} = ${isActive}`,
    purpose: (purpose) => sql`${column('costCategory.purpose')} = ${purpose}`,
  },
  sorts: { name: { by: polishOrder('costCategory.name'), mayBeEmpty: false } },
};

/** How the cost categories are read, for a page or as a whole. */
export function readCostCategories(db: Kysely<Database>) {
  return printedReading(costCategoryList, {
    source,
    rows: db.selectFrom('costCategory').select(['id', 'name', 'purpose', 'active']),
  });
}
