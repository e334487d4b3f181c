import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SortColumn } from '../list/run-list.ts';

/** A table with publication dates, and one with pin dates too, as SQL names it. */
type PublishedTable = 'news' | 'notice' | 'file' | 'page_version';

/** Whether a record is published at this moment, by the database's clock. */
export function isPublished(table: PublishedTable): RawBuilder<SqlBool> {
  return isCurrent(`${table}.publication_from_date`, `${table}.publication_thru_date`);
}

/** Whether a record is pinned at this moment. */
export function isPinned(table: 'notice' | 'file'): RawBuilder<SqlBool> {
  return isCurrent(`${table}.pin_from_date`, `${table}.pin_thru_date`);
}

/** What the sort keys of publication dates sort by. */
export function publicationSortColumns(table: PublishedTable) {
  return {
    'publication-from-date': dateColumn(`${table}.publication_from_date`),
    'publication-thru-date': dateColumn(`${table}.publication_thru_date`),
  };
}

/** What the sort keys of pin dates sort by. */
export function pinSortColumns(table: 'notice' | 'file') {
  return {
    'pin-from-date': dateColumn(`${table}.pin_from_date`),
    'pin-thru-date': dateColumn(`${table}.pin_thru_date`),
  };
}

function dateColumn(column: string): SortColumn {
  return { by: sql.ref(column), mayBeEmpty: true };
}

/** Begun and not ended; without a beginning it never is. */
function isCurrent(from: string, thru: string): RawBuilder<SqlBool> {
  const fromDate = sql.ref(from);
  const thruDate = sql.ref(thru);
  return sql<SqlBool>`coalesce(
    ${fromDate} <= now() and (${thruDate} is null or now() < ${thruDate}), false
  )`;
}
