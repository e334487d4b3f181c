import { waitingList } from '@grzadka/contract/waiting/waiting.list';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';
import { shownColumns } from './shown-columns.ts';

const wishes = {
  water: sql<SqlBool>`waiting.water`,
  electricity: sql<SqlBool>`waiting.electricity`,
  area: sql<SqlBool>`num_nonnulls(waiting.area_from, waiting.area_thru) > 0`,
  sector: sql<SqlBool>`waiting.sector_ids <> '{}'`,
} as const;

const source: ListSql<typeof waitingList> = {
  table: 'waiting',
  search: 'waiting.search',
  filters: {
    state: (state) => sql`waiting.id in (select id from waiting_standing where state = ${state})`,
    wish: (wish) => wishes[wish],
  },
  sorts: { order: { by: column('waiting.appliedOn'), mayBeEmpty: false } },
};

/** How the waiting list is read, for a page or as a whole. */
export function readWaiting(db: Kysely<Database>) {
  return printedReading(waitingList, {
    source,
    rows: db.selectFrom('waiting').select(shownColumns),
  });
}
