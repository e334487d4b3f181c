import { mostFound } from '@grzadka/contract/search/search.model';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { plannedEachTime } from '#src/core/database/prepared-statements.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Condition } from '#src/core/list/conditions.ts';
import { isMetByMany, partsOfCommon } from '#src/core/list/search.ts';

/** How many of what an index has in an order are looked at where some are over, and of what has the words somewhere. */
const mostOrdered = 100;
const mostWorded = 1_000;

/** What those that are equally near are ordered by. */
interface Order {
  readonly by: RawBuilder<unknown>;
  readonly isDescending?: true;
}

interface Search {
  readonly table: keyof Database;
  /** What is called so, what begins so, and what has the words: a row is as near as the first that it meets. */
  readonly tiers: readonly (readonly Condition[])[];
  readonly words: readonly (Condition | undefined)[];
  /** What a row has to be besides, to be found at all. */
  readonly only?: Condition;
  /** What comes behind all others, however near it is. */
  readonly isOver?: Condition;
  /** Of what is equally near; an index has it. */
  readonly order: readonly Order[];
}

/**
 * The beginning of a statement that knows the nearest of what is looked for as `nearest`, by `id` and `place`. It looks at no more than
 * so many rows for each condition, so that it takes the same short time whatever is looked for: of many that are equally near it may
 * miss one (0193).
 */
function nearestFew({
  table: name,
  tiers,
  words,
  only,
  isOver,
  order,
}: Search): RawBuilder<unknown> {
  const id = sql.ref(`${name}.id`);
  // Carried along: joined to the table once more, all of it would be read.
  const keys = order.map(({ by }, at) => sql`${by} as ${sql.raw(`key_${at}`)}`);
  const over = isOver ? sql`(${isOver}) is true` : sql`false`;
  const columns = (distance: number) =>
    sql.join([
      sql`${id} as id`,
      sql`${sql.lit(distance)} as distance`,
      sql`${over} as is_over`,
      ...keys,
    ]);
  const besides = only ? sql` and ${only}` : sql``;
  const table = sql.table(name);
  const part = (
    distance: number,
    condition: Condition,
    end: RawBuilder<unknown>,
    from: RawBuilder<unknown> = table,
  ) => sql`(select ${columns(distance)} from ${from} where ${condition}${besides} ${end})`;
  const inOrder = sql`
    order by ${sql.join(order.map(({ by, isDescending }) => directed(by, isDescending)))}
    limit ${sql.lit(isOver ? mostOrdered : mostFound)}
  `;
  const inAnyOrder = sql`limit ${sql.lit(mostWorded)}`;
  const called = tiers.flatMap((conditions, distance) =>
    conditions.map((condition) => part(distance, condition, inOrder)),
  );
  // What is nearer, and not over, may be enough: then nothing is compared with the words.
  const isFull = sql`(select count(distinct id) from called where not is_over) >= ${sql.lit(mostFound)}`;
  const worded = words.flatMap((condition, place) => {
    if (condition === undefined) return [];
    const distance = tiers.length + place;
    const wanted = sql<SqlBool>`not ${isFull}`;
    // Of many the first ones lie near the beginning of the order; few are fetched as they lie.
    if (isMetByMany(condition)) return [part(distance, sql`${wanted} and ${condition}`, inOrder)];
    const parts = partsOfCommon(condition);
    if (!parts) return [part(distance, sql`${wanted} and ${condition}`, inAnyOrder)];
    // In the middle of others, a common or short word is looked for among so many that have the rare ones.
    const some = sql`(select * from ${table} where ${wanted} and ${parts.indexed} ${inAnyOrder}) as ${table}`;
    return [
      part(distance, sql`${wanted} and ${parts.begun}`, inAnyOrder),
      part(distance, condition, inAnyOrder, some),
    ];
  });
  const names = order.map((_, at) => sql.raw(`key_${at}`));
  const places = order.map(({ isDescending }, at) => directed(sql.raw(`key_${at}`), isDescending));
  return sql`
    with called as materialized (${sql.join(called, sql` union all `)}),
    nearest as materialized (
      select id, row_number() over (order by is_over, min(distance), ${sql.join([...places, sql`id`])}) as place
      from (${sql.join([sql`select * from called`, ...worded], sql` union all `)}) as candidate
      group by id, is_over, ${sql.join(names)}
      order by place limit ${sql.lit(mostFound)}
    )
  `;
}

function directed(by: RawBuilder<unknown>, isDescending?: true): RawBuilder<unknown> {
  return isDescending ? sql`${by} desc` : by;
}

/**
 * The statement that reads the nearest: what `columns` select of the table's row, with whatever else is joined to those few rows alone.
 */
export function readNearest<Row>(
  search: Search,
  columns: readonly RawBuilder<unknown>[],
): RawBuilder<Row> {
  const id = sql.ref(`${search.table}.id`);
  return sql<Row>`
    ${nearestFew(search)}
    select ${sql.join([sql`${id} as id`, ...columns])}
    from nearest join ${sql.table(search.table)} on ${id} = nearest.id
    order by nearest.place ${plannedEachTime}
  `;
}
