import { resolutionList } from '@grzadka/contract/resolution/resolution.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, isWithin, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof resolutionList> = {
  table: 'resolution',
  search: 'resolution.search',
  filters: { year: (years) => isWithin(column('resolution.year'), years) },
  sorts: {
    'adopted-on': { by: column('resolution.adoptedOn'), mayBeEmpty: false },
    number: { by: polishOrder('resolution.number'), mayBeEmpty: false },
  },
};

/** How the resolutions are read, for a page or as a whole. */
export function readResolutions(db: Kysely<Database>) {
  return printedReading(resolutionList, {
    source,
    rows: db.selectFrom('resolution').select(['id', 'number', 'body', 'adoptedOn', 'subject']),
  });
}
