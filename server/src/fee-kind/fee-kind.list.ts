import { feeKindList } from '@grzadka/contract/fee-kind/fee-kind.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof feeKindList> = {
  table: 'feeKind',
  search: 'feeKind.search',
  filters: { state: (isActive) => sql`${column('feeKind.active')} = ${isActive}` },
  sorts: {
    position: { by: column('feeKind.position'), mayBeEmpty: false },
    name: { by: polishOrder('feeKind.name'), mayBeEmpty: false },
  },
};

/** How the fee kinds are read, for a page or as a whole. */
export function readFeeKinds(db: Kysely<Database>) {
  return printedReading(feeKindList, {
    source,
    rows: db
      .selectFrom('feeKind')
      .select(['id', 'name', 'code', 'purpose', 'position', 'interest', 'keywords', 'active']),
  });
}
