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

/**
 * What is published now, with its place in the order of the site: pinned ones first, where a kind can be pinned, and
 * within each group the newest publication first. A query of `id` and `place`. Each group is read off its index as
 * far as it is wanted, never sorted as a whole.
 */
export function publishedInOrder(
  table: ListedTable,
  most: Most,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const group = (isInGroup: RawBuilder<unknown>, index: number, limit: number) => sql`(
    select id, publication_from_date, ${sql.lit(index)} as group_place from ${sql.table(table)}
    where ${isPublished(table)} and ${isInGroup} and ${condition}
    order by publication_from_date desc nulls last, id desc
    limit ${limit}
  )`;
  const groups =
    table === 'news'
      ? [group(sql`true`, 0, most.others)]
      : [
          group(isPinned(table, true), 0, most.pinned),
          group(isPinned(table, false), 1, most.others),
        ];
  return sql`
    select id, row_number() over (order by group_place, publication_from_date desc, id desc) as place
    from (${sql.join(groups, sql` union all `)}) as found
  `;
}

/** A part of the same. */
export function partInOrder(
  table: ListedTable,
  { skip, take }: Part,
  condition?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const most = { pinned: skip + take, others: skip + take };
  return sql`
    select id, place from (${publishedInOrder(table, most, condition)}) as ordered
    order by place
    limit ${take} offset ${skip}
  `;
}
