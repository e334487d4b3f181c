import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Condition, whereOf } from './conditions.ts';

/** Which of what a phrase finds comes first. */
interface Nearest {
  /** Each row found meets one of them: it is as near as the first that it meets. */
  readonly tiers: readonly Condition[];
  /** What comes behind all others, however near it is. */
  readonly last: Condition;
  /** Whether so many rows are found that a page of them is soon full, in any order. */
  readonly areMany: boolean;
}

const known = new WeakMap<Condition, Nearest>();

/** What any of the tiers finds, for an order in which the nearest come first (0177). */
export function foundNearest(nearest: Nearest): Condition {
  const found = sql<SqlBool>`(${sql.join(nearest.tiers, sql` or `)})`;
  known.set(found, nearest);
  return found;
}

/** Returns the order by nearness of the first condition that has one; undefined where none has. */
export function nearestOf(conditions: readonly Condition[]): Nearest | undefined {
  return conditions.map((condition) => known.get(condition)).find((nearest) => nearest);
}

/** How far a row is from what is looked for, from zero on. */
export function distanceOf({ tiers, last }: Nearest): RawBuilder<number> {
  const whens = tiers.map((tier, index) => sql`when ${tier} then ${sql.lit(index)}`);
  const behind = sql`case when ${last} then ${sql.lit(tiers.length)} else 0 end`;
  return sql`(${behind} + case ${sql.join(whens, sql` `)} end)`;
}

interface Page {
  readonly id: RawBuilder<unknown>;
  readonly table: RawBuilder<unknown>;
  readonly conditions: readonly Condition[];
  /** Of what is equally near. */
  readonly order: RawBuilder<unknown>;
  readonly isReversed: boolean;
  readonly limit: number;
  readonly offset: number;
}

/**
 * The ids of a page of many rows, as an array: each tier is looked for by itself, in the order of an index, and only if those
 * before it have not filled the page.
 */
export function idsByTier(
  nearest: Nearest,
  { id, table, conditions, order, isReversed, limit, offset }: Page,
): RawBuilder<unknown> {
  const others = conditions.filter((condition) => known.get(condition) !== nearest);
  const wanted = sql.lit(offset + limit);
  const tiers = tiersOf(nearest);
  const parts = (isReversed ? tiers.toReversed() : tiers).map((tier, index) => {
    const found = sql`array(
      select ${id} from ${table} ${whereOf([...others, ...tier])} order by ${order} limit ${wanted}
    )`;
    const part = partNamed(index);
    if (index === 0) return sql`${part} as materialized (select ${found} as ids)`;
    return sql`${part} as materialized (
      select case when cardinality(ids) >= ${wanted} then ids else ids || ${found} end as ids
      from ${partNamed(index - 1)}
    )`;
  });
  return sql`(
    with ${sql.join(parts)}
    select ids[${sql.lit(offset + 1)}:${wanted}] from ${partNamed(parts.length - 1)}
  )`;
}

function partNamed(index: number): RawBuilder<unknown> {
  return sql.raw(`part_${index}`);
}

/** The conditions of each tier: it is met, and none before it; what comes last has tiers of its own. */
function tiersOf({ tiers, last }: Nearest): Condition[][] {
  const isNot = (condition: Condition) => sql<SqlBool>`(${condition}) is not true`;
  return [isNot(last), last].flatMap((group) =>
    tiers.map((tier, index) => [group, tier, ...tiers.slice(0, index).map(isNot)]),
  );
}
