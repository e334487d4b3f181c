import { type RawBuilder, sql } from 'kysely';
import { isPinned, isPublished, type PinnedTable } from '#src/core/publication/period.ts';

/** The tables of what is listed on the site. */
export type ListedTable = 'news' | PinnedTable;

/** Which part of a list is asked for. */
export interface Part {
  readonly skip: number;
  readonly take: number;
}

/** How many at the most of the pinned ones, and of the others. */
interface Most {
  readonly pinned: number;
  readonly others: number;
}

/** The columns that order a list once its groups are put together, as `inOrder` does. */
const columns = sql`id, publication_from_date, group_place`;
const inOrder = sql`group_place, publication_from_date desc, id desc`;

/**
 * What is published now, with its place in the order of the site: pinned ones first, where a kind can be pinned, and
 * within each group the newest publication first. A query of `id` and `place`. Each group is read off its index as
 * far as it is wanted, never sorted as a whole.
 */
export function publishedInOrder(table: ListedTable, most: Most): RawBuilder<unknown> {
  const groups =
    table === 'news'
      ? [group(table, 1, sql`limit ${most.others}`)]
      : [group(table, 0, sql`limit ${most.pinned}`), group(table, 1, sql`limit ${most.others}`)];
  return placed(sql.join(groups, sql` union all `));
}

/**
 * A part of the same. What lies before it is passed over in the index: to read and sort all of it took three times
 * as long for the last page of 100,000.
 */
export function partInOrder(table: ListedTable, { skip, take }: Part): RawBuilder<unknown> {
  const atMost = sql`limit ${take} offset ${skip}`;
  if (table === 'news') return placed(group(table, 1, atMost));
  // The others begin where the pinned ones end.
  const pinnedBefore = sql`(select count(*) from pinned)`;
  return placed(sql`(
    with pinned as materialized ${group(table, 0, sql`limit ${skip + take}`)}
    (select ${columns} from pinned order by ${inOrder} ${atMost})
    union all
    ${group(table, 1, sql`limit ${take} offset greatest(${skip}::bigint - ${pinnedBefore}, 0)`)}
    order by ${inOrder} limit ${take}
  )`);
}

/** The pinned ones of a table that are published now (0), or the others (1), the newest publication first. */
function group(table: ListedTable, place: 0 | 1, limit: RawBuilder<unknown>): RawBuilder<unknown> {
  const isInGroup = table === 'news' ? sql`true` : isPinned(table, place === 0);
  return sql`(
    select id, publication_from_date, ${sql.lit(place)} as group_place from ${sql.table(table)}
    where ${isPublished(table)} and ${isInGroup}
    order by publication_from_date desc nulls last, id desc
    ${limit}
  )`;
}

function placed(groups: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select id, row_number() over (order by ${inOrder}) as place from (${groups}) as listed_group`;
}
