import type { PublicationState } from '@grzadka/contract/core/publication/publication-state';
import { sql } from 'kysely';
import { instant } from '../database/wire-columns.ts';
import { type ColumnName, column } from '../list/conditions.ts';
import type { SortColumn } from '../list/run-list.ts';
import { isPinned, isPublished, type PinnedTable, type PublishedTable } from './period.ts';

/** How each list of what is published is narrowed and ordered by that, and what its rows tell of it. */
export function publishedPart(table: PublishedTable) {
  return {
    filters: { state: (isActive: boolean) => isPublished(table, isActive) },
    sorts: {
      'publication-from-date': dateColumn(`${table}.publicationFromDate`),
      'publication-thru-date': dateColumn(`${table}.publicationThruDate`),
    },
    columns: publicationColumns(table),
  } as const;
}

/** The same of what is pinned as well. */
export function pinnedPart(table: PinnedTable) {
  const { filters, sorts, columns } = publishedPart(table);
  return {
    filters: { ...filters, pinning: (wanted: boolean) => isPinned(table, wanted) },
    sorts: {
      ...sorts,
      'pin-from-date': dateColumn(`${table}.pinFromDate`),
      'pin-thru-date': dateColumn(`${table}.pinThruDate`),
    },
    columns: [...columns, ...pinColumns(table)],
  } as const;
}

/** The publication dates of a row as the wire carries them, and what they mean at this moment (`publicationState`). */
function publicationColumns(table: PublishedTable) {
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
function pinColumns(table: PinnedTable) {
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

function dateColumn(name: ColumnName): SortColumn {
  return { by: column(name), mayBeEmpty: true };
}
