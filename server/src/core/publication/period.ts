import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ColumnName, column } from '../list/conditions.ts';

/** The tables with publication dates, and those with pin dates too, as the code names them. */
export type PublishedTable = 'news' | 'notice' | 'document' | 'pageVersion';
export type PinnedTable = 'notice' | 'document';

/** The condition that a record is published at this moment, by the database's clock, or is not. */
export function isPublished(table: PublishedTable, wanted = true): RawBuilder<SqlBool> {
  const period = [`${table}.publicationFromDate`, `${table}.publicationThruDate`] as const;
  return wanted ? isCurrent(...period) : isNotCurrent(...period);
}

/** The condition that a record is pinned at this moment, or is not. */
export function isPinned(table: PinnedTable, wanted: boolean): RawBuilder<SqlBool> {
  const period = [`${table}.pinFromDate`, `${table}.pinThruDate`] as const;
  return wanted ? isCurrent(...period) : isNotCurrent(...period);
}

/** Begun and not ended; without a beginning it never is. */
function isCurrent(from: ColumnName, thru: ColumnName): RawBuilder<SqlBool> {
  const fromDate = column(from);
  const thruDate = column(thru);
  return sql<SqlBool>`(${fromDate} <= now() and (${thruDate} is null or ${thruDate} > now()))`;
}

/** The opposite, as comparisons of its own: of a negation the database neither estimates nor searches. */
function isNotCurrent(from: ColumnName, thru: ColumnName): RawBuilder<SqlBool> {
  const fromDate = column(from);
  const thruDate = column(thru);
  return sql<SqlBool>`(${fromDate} is null or ${fromDate} > now() or ${thruDate} <= now())`;
}
