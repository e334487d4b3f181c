import { type RawBuilder, sql } from 'kysely';

/** Runs a statement for the numbers 1 to `count`, as the column `i` of a table, slice by slice. Slices are large enough to be quick and small enough to show that it goes on. */
export async function inSlices(
  count: number,
  run: (numbers: RawBuilder<unknown>) => Promise<unknown>,
  sliceSize = 100_000,
): Promise<void> {
  for (let first = 1; first <= count; first += sliceSize) {
    const last = Math.min(count, first + sliceSize - 1);
    await run(sql`(select generate_series(${sql.lit(first)}::bigint, ${sql.lit(last)}) as i)`);
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
