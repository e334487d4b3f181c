import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ColumnName, column } from '../list/conditions.ts';
import type { SortColumn } from '../list/run-list.ts';

/** A table with publication dates, and one with pin dates too, as the code names it. */
type PublishedTable = 'news' | 'notice' | 'document' | 'pageVersion';

/** Whether a record is published at this moment, by the database's clock. */
export function isPublished(table: PublishedTable): RawBuilder<SqlBool> {
  return isCurrent(`${table}.publicationFromDate`, `${table}.publicationThruDate`);
}

/** Whether a record is pinned at this moment. */
export function isPinned(table: 'notice' | 'document'): RawBuilder<SqlBool> {
  return isCurrent(`${table}.pinFromDate`, `${table}.pinThruDate`);
}

/** What the sort keys of publication dates sort by. */
export function publicationSortColumns(table: PublishedTable) {
  return {
    'publication-from-date': dateColumn(`${table}.publicationFromDate`),
    'publication-thru-date': dateColumn(`${table}.publicationThruDate`),
  };
}

/** What the sort keys of pin dates sort by. */
export function pinSortColumns(table: 'notice' | 'document') {
  return {
    'pin-from-date': dateColumn(`${table}.pinFromDate`),
    'pin-thru-date': dateColumn(`${table}.pinThruDate`),
  };
}

function dateColumn(name: ColumnName): SortColumn {
  return { by: column(name), mayBeEmpty: true };
}

/** Begun and not ended; without a beginning it never is. */
function isCurrent(from: ColumnName, thru: ColumnName): RawBuilder<SqlBool> {
  const fromDate = column(from);
  const thruDate = column(thru);
  return sql<SqlBool>`coalesce(
    ${fromDate} <= now() and (${thruDate} is null or now() < ${thruDate}), false
  )`;
}
