import { type RawBuilder, sql } from 'kysely';

/** Rows of one statement: enough to be quick, few enough to show that it goes on. */
const sliceSize = 100_000;

/** Rows of the first statement: what it fills is looked at before there are many. */
const firstSlice = 1000;

/**
 * Runs a statement for the numbers 1 to `count`, as the column `i` of a table, slice by slice.
 * @param afterFirst runs when there are a few rows, such as to analyse tables whose triggers would go on as if these were empty
 */
export async function inSlices(
  count: number,
  run: (numbers: RawBuilder<unknown>) => Promise<unknown>,
  afterFirst?: () => Promise<unknown>,
): Promise<void> {
  let last = 0;
  while (last < count) {
    const first = last + 1;
    last = Math.min(count, last + (last === 0 ? firstSlice : sliceSize));
    await run(sql`(select generate_series(${sql.lit(first)}::bigint, ${sql.lit(last)}) as i)`);
    if (first === 1) await afterFirst?.();
  }
}

/** A number from 0 to 99 that looks random and is the same for the same row's `i` and seed. */
export function share(seed: number): RawBuilder<number> {
  return sql<number>`(hashint8extended(i, ${sql.lit(seed)}) & 2147483647) % 100`;
}

/** One of the values, by the row's `i` and a seed. */
export function pick(values: readonly string[], seed: number): RawBuilder<string> {
  const index = sql`1 + (hashint8extended(i, ${sql.lit(seed)}) & 2147483647) % ${sql.lit(values.length)}`;
  return sql<string>`(${values}::text[])[${index}]`;
}
