import { chargeRunList } from '@grzadka/contract/charge/run/charge-run.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import { column } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof chargeRunList> = {
  table: 'chargeRun',
  search: null,
  filters: {
    state: (state) => sql`${column('chargeRun.state')} = ${state}`,
    kind: (kind) => sql`${column('chargeRun.kind')} = ${kind}`,
  },
  sorts: {
    'issue-day': { by: column('chargeRun.issueDay'), mayBeEmpty: false },
    number: { by: column('chargeRun.numberOrder'), mayBeEmpty: true },
  },
};

/** Selects the columns of a run that every reply has. */
export function toldRuns(db: Kysely<Database>) {
  return db
    .selectFrom('chargeRun')
    .select(['id', 'title', 'number', 'kind', 'state', 'periodFrom', 'periodThru', 'issueDay'])
    .select(grosze(column('chargeRun.amountGrosz')).as('amount'));
}

/** How the charge runs are read, for a page or as a whole. */
export function readChargeRuns(db: Kysely<Database>) {
  return printedReading(chargeRunList, { source, rows: toldRuns(db) });
}
