import { incomeCategoryList } from '@grzadka/contract/income-category/income-category.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof incomeCategoryList> = {
  table: 'incomeCategory',
  search: 'incomeCategory.search',
  filters: { state: (isActive) => sql`${column('incomeCategory.active')} = ${isActive}` },
  sorts: { name: { by: polishOrder('incomeCategory.name'), mayBeEmpty: false } },
};

/** How the income categories are read, for a page or as a whole. */
export function readIncomeCategories(db: Kysely<Database>) {
  return printedReading(incomeCategoryList, {
    source,
    rows: db.selectFrom('incomeCategory').select(['id', 'name', 'active']),
  });
}
