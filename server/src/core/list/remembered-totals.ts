import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/tables.ts';

/** A total, and what the database had seen of others' work when it was right. */
interface Remembered {
  readonly total: number;
  readonly snapshot: string;
}

/** The tables whose changes the database notes in `list_change`. */
const noted: readonly (keyof Database)[] = [
  'party',
  'garden',
  'meter',
  'news',
  'notice',
  'document',
];

/**
 * How long a total lives that is corrected and never counted, in milliseconds: well below the time for
 * which changes are kept (`forgetListChanges`), and short enough that nobody has to think about what a
 * database brought back from a copy does to it.
 */
const lifetime = 5 * 60_000;

/** Different lists and filters that one process remembers. */
const mostTotals = 1_000;

/** With more changes than these a total is counted as quickly as it is corrected. */
const mostChanges = 500;

/** How a condition asks for the present time. */
const presentTime = /\b(now|today|clock_timestamp)\(|\bcurrent_/;

const totals = new WeakMap<Kysely<Database>, LRUCache<string, Remembered>>();

/**
 * How many rows of a table meet the conditions of `where`, exactly and as of now. Counting a million
 * rows takes 40 ms, so a total that was counted is corrected by the rows that came and went since, which
 * the database notes in the transaction of each change. A snapshot tells which ones those are, however
 * long their transactions took, and whichever instance made them.
 *
 * A condition on the present time changes its mind without any change of a row: such totals are counted.
 */
export async function totalOf(
  db: Kysely<Database>,
  table: keyof Database,
  where: RawBuilder<unknown>,
): Promise<number> {
  const { sql: text, parameters } = where.compile(db);
  if (!noted.includes(table) || presentTime.test(text)) {
    return (await count(db, table, where)).total;
  }

  const key = JSON.stringify([table, text, parameters]);
  const remembered = rememberedOf(db);
  const earlier = remembered.get(key);
  const corrected = earlier && (await correct(db, table, { where, earlier }));
  const current = corrected ?? (await count(db, table, where));
  // A corrected total keeps the end of its life.
  const ttl = corrected ? remembered.getRemainingTTL(key) : lifetime;
  if (ttl > 0) remembered.set(key, current, { ttl });
  return current.total;
}

function rememberedOf(db: Kysely<Database>): LRUCache<string, Remembered> {
  const known = totals.get(db) ?? new LRUCache<string, Remembered>({ max: mostTotals });
  totals.set(db, known);
  return known;
}

async function count(
  db: Kysely<Database>,
  table: keyof Database,
  where: RawBuilder<unknown>,
): Promise<Remembered> {
  const { rows } = await sql<{ total: string; snapshot: string }>`
    select count(*) as total, pg_current_snapshot()::text as snapshot
    from ${sql.table(table)} ${where}
  `.execute(db);
  return { total: Number(rows[0]?.total), snapshot: rows[0]?.snapshot ?? '' };
}

/** The total of now; undefined when so much changed that it is to be counted anew. */
async function correct(
  db: Kysely<Database>,
  table: keyof Database,
  { where, earlier }: { where: RawBuilder<unknown>; earlier: Remembered },
): Promise<Remembered | undefined> {
  const since = sql`${earlier.snapshot}::pg_snapshot`;
  const listed = sql.table(table);
  // The conditions are asked of the noted rows as they are of the table's, under its name.
  const { rows } = await sql<{ difference: string; isCountable: boolean; snapshot: string }>`
    with change as materialized (
      select sign, image
      from list_change
      where table_name = ${table}
        and xid >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(xid, ${since})
      limit ${mostChanges + 1}
    )
    select
      (
        select coalesce(sum(sign), 0)
        from (select * from change where image is not null) noted,
          jsonb_populate_record(null::${listed}, image) as ${listed}
        ${where}
      ) as difference,
      (select count(*) <= ${mostChanges} and count(*) = count(image) from change) as "isCountable",
      pg_current_snapshot()::text as snapshot
  `.execute(db);
  const [row] = rows;
  if (!row?.isCountable) return undefined;
  return { total: earlier.total + Number(row.difference), snapshot: row.snapshot };
}

/** Has every instance count its totals anew: for whoever changes the tables past their triggers. */
export async function haveTotalsCounted(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into list_change (table_name, sign) select unnest(${noted}::text[]), 0
  `.execute(db);
}
