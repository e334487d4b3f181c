import { costList } from '@grzadka/contract/cost/cost.list';
import { type Kysely, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze, jsonObject } from '#src/core/database/wire-columns.ts';
import { type Condition, column, isWithin } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

/** How the costs are found that a list shows. */
export const costSource: ListSql<typeof costList> = {
  table: 'cost',
  search: 'cost.search',
  filters: {
    year: (range) => isWithin(column('cost.year'), range),
    category: (id) => (isRecordId(id) ? sql`${column('cost.costCategoryId')} = ${id}` : sql`false`),
    supplier: (id) => (isRecordId(id) ? sql`${column('cost.supplierKey')} = ${id}` : sql`false`),
    documented: (isDocumented) => sql`${column('cost.isDocumented')} = ${isDocumented}`,
  },
  sorts: {
    day: { by: column('cost.day'), mayBeEmpty: false },
    // Many are of the same amount: these come by their days.
    amount: { by: column('cost.amountGrosz'), mayBeEmpty: false, thenBy: column('cost.day') },
  },
};

/** What was taken back within its year is none of the costs, nor is what took it back. */
export const isCounted: Condition = sql`${column('cost.counts')}`;

/** How the costs are read, for a page or as a whole. */
export function readCosts(db: Kysely<Database>) {
  return printedReading(costList, { source: costSource, scope: isCounted, rows: selectCosts(db) });
}

/** What every reply says of a cost, row by row. */
export function selectCosts(db: Kysely<Database>) {
  return db
    .selectFrom('cost')
    .innerJoin('costCategory', 'costCategory.id', 'cost.costCategoryId')
    .select((eb) => [
      'cost.id',
      'cost.day',
      'cost.year',
      jsonObject({ id: eb.ref('costCategory.id'), name: eb.ref('costCategory.name') }).as(
        'costCategory',
      ),
      'cost.supplierName',
      'cost.documentNumber',
      'cost.ksefNumber',
      'cost.description',
      'cost.number',
      'cost.isDocumented',
      grosze(column('cost.amountGrosz')).as('amount'),
    ]);
}
