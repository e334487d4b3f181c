import type { PublicationState } from '@grzadka/contract/core/publication/publication-state';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '../database/wire-columns.ts';
import { type ColumnName, column } from '../list/conditions.ts';
import type { SortColumn } from '../list/run-list.ts';

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

/** The publication dates of a row as the wire carries them, and what they mean at this moment (`publicationState`). */
export function publicationColumns(table: PublishedTable) {
  const from = column(`${table}.publicationFromDate`);
  const thru = column(`${table}.publicationThruDate`);
  const state = (name: PublicationState) => sql.lit(name);
  return [
    instant(from).$castTo<string | null>().as('publicationFromDate'),
    instant(thru).$castTo<string | null>().as('publicationThruDate'),
    sql<PublicationState>`case
      when ${from} is null then ${state('draft')}
      when ${thru} <= now() then ${state('ended')}
      when ${from} <= now() then ${state('visible')}
      else ${state('scheduled')}
    end`.as('state'),
  ] as const;
}

/** The pin dates likewise, and whether it is pinned at this moment. */
export function pinColumns(table: PinnedTable) {
  return [
    instant(column(`${table}.pinFromDate`))
      .$castTo<string | null>()
      .as('pinFromDate'),
    instant(column(`${table}.pinThruDate`))
      .$castTo<string | null>()
      .as('pinThruDate'),
    sql<boolean>`coalesce(${isPinned(table, true)}, false)`.as('pinned'),
  ] as const;
}

/** What the sort keys of publication dates sort by. */
export function publicationSortColumns(table: PublishedTable) {
  return {
    'publication-from-date': dateColumn(`${table}.publicationFromDate`),
    'publication-thru-date': dateColumn(`${table}.publicationThruDate`),
  };
}

/** What the sort keys of pin dates sort by. */
export function pinSortColumns(table: PinnedTable) {
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
  return sql<SqlBool>`(${fromDate} <= now() and (${thruDate} is null or ${thruDate} > now()))`;
}

/** The opposite, as comparisons of its own: of a negation the database neither estimates nor searches. */
function isNotCurrent(from: ColumnName, thru: ColumnName): RawBuilder<SqlBool> {
  const fromDate = column(from);
  const thruDate = column(thru);
  return sql<SqlBool>`(${fromDate} is null or ${fromDate} > now() or ${thruDate} <= now())`;
}
