import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { snakeCase } from '../database/snake-case.ts';
import type { Database } from '../database/tables.ts';

/** A total, and what the database had seen of others' work when it was right. */
interface Remembered {
  readonly total: number;
  readonly snapshot: string;
  /** When the next date changes a state by itself; null when none will. */
  readonly until: string | null;
}

/**
 * The tables whose changes the database notes in `list_change`, with the columns that hold when the state
 * of a row changes by itself.
 */
const noted: { readonly [Table in keyof Database]?: readonly string[] } = {
  party: [],
  garden: [],
  meter: [],
  news: ['publication_from_date', 'publication_thru_date'],
  notice: ['publication_from_date', 'publication_thru_date', 'pin_from_date', 'pin_thru_date'],
  document: ['publication_from_date', 'publication_thru_date', 'pin_from_date', 'pin_thru_date'],
  auditEntry: [],
};

/**
 * After how long a total that is corrected is counted anew, in milliseconds. That is well below the
 * time for which changes are kept (`forgetListChanges`). It is also short enough for a database
 * that was brought back from a copy, whose totals would be wrong until then.
 */
const lifetime = 5 * 60_000;

/** Different lists and filters that one process remembers. */
const mostTotals = 1_000;

/** With more changes than these a total is counted as quickly as it is corrected. */
const mostChanges = 500;

/** How a condition asks for the present time. */
const presentTime = /\b(now|today|clock_timestamp)\(|\bcurrent_/;

const totals = new WeakMap<Kysely<Database>, LRUCache<string, Remembered>>();

/** A total that is asked for together with a page of its list. */
export interface Total {
  /** To be selected in each row of the page: the statement that reads these then tells what changed, too. */
  readonly correction: RawBuilder<string | null>;
  /** The total, by what the page's first row holds of that; undefined where the page is empty. */
  of(correction: string | null | undefined): Promise<number>;
}

/**
 * How many rows of a table meet the conditions of `where`, exactly and as of now. Counting is dear,
 * so a total that was counted is corrected by the rows that came and went since; the database notes
 * these in the transaction of each change. A snapshot tells which ones they are, however long their
 * transactions took, and whichever instance made them.
 *
 * A condition on the present time gives another answer without any change of a row. So such a total
 * holds until the next date of any row that is counted or noted.
 */
export function totalOf(
  db: Kysely<Database>,
  table: keyof Database,
  where: RawBuilder<unknown>,
): Total {
  const { sql: text, parameters } = where.compile(db);
  const isTimed = presentTime.test(text);
  const columns = noted[table];
  const dates = isTimed && columns ? columns : [];
  const counted = () => count(db, { table, where, dates });
  if (!columns || (isTimed && dates.length === 0)) {
    return { correction: sql`null`, of: async () => (await counted()).total };
  }

  const key = JSON.stringify([table, text, parameters]);
  const remembered = rememberedOf(db);
  const earlier = remembered.get(key);
  const correction = earlier && correctionOf({ table, where, dates }, earlier);
  return {
    correction: correction ?? sql`null`,
    async of(selected) {
      const told = selected ?? (correction && (await ask(db, correction)));
      const corrected = earlier && told && correct(earlier, told);
      const current = corrected || (await counted());
      // A corrected total keeps the end of its life.
      const ttl = corrected ? remembered.getRemainingTTL(key) : lifetime;
      if (ttl > 0) remembered.set(key, current, { ttl });
      return current.total;
    },
  };
}

function rememberedOf(db: Kysely<Database>): LRUCache<string, Remembered> {
  const known = totals.get(db) ?? new LRUCache<string, Remembered>({ max: mostTotals });
  totals.set(db, known);
  return known;
}

/** What is counted, and the columns with the dates at which that changes by itself. */
interface Counted {
  readonly table: keyof Database;
  readonly where: RawBuilder<unknown>;
  readonly dates: readonly string[];
}

async function count(db: Kysely<Database>, { table, where, dates }: Counted): Promise<Remembered> {
  const listed = sql.table(table);
  const next = dates.map(
    (date) => sql`(select min(${sql.ref(date)}) from ${listed} where ${sql.ref(date)} > now())`,
  );
  const until = next.length === 0 ? sql`null` : sql`least(${sql.join(next)})::text`;
  const { rows } = await sql<{ total: string; snapshot: string; until: string | null }>`
    select count(*) as total, pg_current_snapshot()::text as snapshot, ${until} as until
    from ${listed} ${where}
  `.execute(db);
  const [row] = rows;
  return {
    total: Number(row?.total),
    snapshot: row?.snapshot ?? '',
    until: row?.until ?? null,
  };
}

/** Whether a total can be corrected, by how much, and what it holds by then; as the text of an array. */
function correctionOf(
  { table, where, dates }: Counted,
  { snapshot, until }: Remembered,
): RawBuilder<string | null> {
  const since = sql`${snapshot}::pg_snapshot`;
  const listed = sql.table(table);
  const isTimed = dates.length > 0;
  const states = sql.join(dates.map((date) => sql`(${listed}.${sql.ref(date)})`));
  // The conditions are asked of the noted rows as they are of the table's, under its name.
  const rows = sql`
    (select * from change where image is not null) noted,
    jsonb_populate_record(null::${listed}, image) as ${listed}
  `;
  return sql`(
    with change as materialized (
      select sign, image
      from list_change
      where table_name = ${snakeCase(table)}
        and xid >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(xid, ${since})
      limit ${sql.lit(mostChanges + 1)}
    )
    select json_build_array(
      (select count(*) <= ${sql.lit(mostChanges)} and count(*) = count(image) from change)
        ${isTimed ? sql`and coalesce(now() < ${until}::timestamptz, true)` : sql``},
      (select coalesce(sum(sign), 0) from ${rows} ${where}),
      pg_current_snapshot()::text,
      ${
        isTimed
          ? sql`(
              select least(${until}::timestamptz, min(date)) from ${rows},
                lateral (values ${states}) as state (date)
              where date > now()
            )::text`
          : sql`null`
      }
    )::text
  )`;
}

type CorrectionText = readonly [
  isCorrectable: boolean,
  difference: number,
  snapshot: string,
  until: string | null,
];

async function ask(
  db: Kysely<Database>,
  correction: RawBuilder<string | null>,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ text: string | null }>`select ${correction} as text`.execute(db);
  return rows[0]?.text;
}

/** The total of now; undefined when so much changed that it is to be counted anew. */
function correct(earlier: Remembered, text: string): Remembered | undefined {
  // It is `correctionOf` that wrote the text.
  const [isCorrectable, difference, snapshot, until] = JSON.parse(text) as CorrectionText;
  return isCorrectable ? { total: earlier.total + difference, snapshot, until } : undefined;
}

/** Has every instance count its totals anew: for whoever changes the tables past their triggers. */
export async function haveTotalsCounted(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into list_change (table_name, sign) select unnest(${Object.keys(noted).map(snakeCase)}::text[]), 0
  `.execute(db);
}
