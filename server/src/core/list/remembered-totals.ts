import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { plannedEachTime } from '../database/prepared-statements.ts';
import { snakeCase } from '../database/snake-case.ts';
import type { Database } from '../database/tables.ts';
import type { Condition } from './conditions.ts';
import {
  type Bounds,
  type Buckets,
  bucketsOf,
  type CountPairs,
  type Counts,
  changedBy,
  sumWithin,
} from './counted-buckets.ts';

/** What was counted, and what the database had seen of others' work when it was right. */
interface Remembered {
  readonly counts: Counts;
  readonly snapshot: string;
  /** When the next date changes a state by itself; null when none will. */
  readonly until: string | null;
  /** Since when the server runs: one that was brought back from a copy would take later changes for earlier ones. */
  readonly server: string;
}

/**
 * The tables whose changes the database notes in `list_change`, with the columns that hold when the state
 * of a row changes by itself.
 */
const noted: { readonly [Table in keyof Database]?: readonly string[] } = {
  party: [],
  garden: [],
  meter: [],
  settlement: [],
  consentStanding: [],
  news: ['publication_from_date', 'publication_thru_date'],
  notice: ['publication_from_date', 'publication_thru_date', 'pin_from_date', 'pin_thru_date'],
  document: ['publication_from_date', 'publication_thru_date', 'pin_from_date', 'pin_thru_date'],
  auditEntry: [],
};

/**
 * Columns that change by themselves far more often than the rest of their rows. Their changes are noted under the table's name
 * and the column's, and read only for totals whose conditions use that column.
 */
const notedApart: { readonly [Table in keyof Database]?: readonly string[] } = {
  settlement: ['balance_grosz'],
};

/** How many counts one process remembers: each total is one at least, and one that has ranges is one for each day. */
const mostCounts = 100_000;

/** How many different lists and filters it remembers counts for. */
const mostTotals = 1_000;

/** With more changes than these a total is counted as quickly as it is corrected. */
export const mostChanges = 500;

/** How a condition asks for the present time. */
const presentTime = /\b(now|today|clock_timestamp)\(|\bcurrent_/;

const totals = new WeakMap<Kysely<Database>, LRUCache<string, Remembered>>();

/** A total that is asked for together with a page of its list. */
export interface Total {
  /** To be selected in each row of the page: the statement that reads these then returns what changed, too. */
  readonly correction: RawBuilder<string | null>;
  /** The total, by what the page's first row holds of that; undefined where it has to be counted. */
  known(correction?: string | null): Promise<number | undefined>;
  /** The same, counted where need be. */
  counted(correction?: string | null): Promise<number>;
}

/**
 * How many rows of a table meet the conditions, exactly and as of now. Counting is dear, so a total that was counted is
 * corrected by the rows that came and went since; the database notes these in the transaction of each change. A snapshot shows
 * which ones they are, however long their transactions took, and no matter which instance made them. So a total is remembered
 * for as long as there is room.
 *
 * What a range asks for is counted by days or złoty: another range of the same column is summed from the same counts.
 *
 * A condition on the present time gives another answer without any change of a row. So such a total holds until the next date
 * of any row that is counted or noted.
 */
export function totalOf(
  db: Kysely<Database>,
  table: keyof Database,
  conditions: readonly Condition[],
): Total {
  const listed = sql.table(table);
  const buckets = bucketsOf(listed, conditions);
  const { sql: text, parameters } = buckets.counted(sql`count(*)`, listed).compile(db);
  const isTimed = presentTime.test(text);
  const columns = noted[table];
  const dates = isTimed && columns ? columns : [];
  const apart = notedApart[table]?.filter((name) => text.includes(`"${name}"`)) ?? [];
  const names = ['', ...apart.map((name) => `.${name}`)].map((name) => snakeCase(table) + name);
  const what: Counted = { table, names, buckets, dates };
  if (!columns || (isTimed && dates.length === 0)) {
    const unknown = () => Promise.resolve(undefined);
    const counted = async () => totalIn(await ask(db, countOf(what)));
    return { correction: sql`null`, known: unknown, counted };
  }

  const key = JSON.stringify([table, text, parameters]);
  const remembered = rememberedOf(db);
  const earlier = remembered.get(key);
  const correction = earlier && correctionOf(what, earlier);
  const remember = (told: Told, counts: Counts) => {
    const { snapshot, until, server } = told;
    remembered.set(key, { counts, snapshot, until, server });
    return sumWithin(counts, told.bounds);
  };
  async function known(selected?: string | null): Promise<number | undefined> {
    if (!earlier || !correction) return undefined;
    const told = typeof selected === 'string' ? read(selected) : await ask(db, correction);
    if (!told.isExact || told.server !== earlier.server) return undefined;
    return remember(told, changedBy(earlier.counts, told.counts));
  }
  return {
    correction: correction ?? sql`null`,
    known,
    async counted(selected) {
      const total = await known(selected);
      if (total !== undefined) return total;
      const told = await ask(db, countOf(what));
      return remember(told, new Map(told.counts));
    },
  };
}

function rememberedOf(db: Kysely<Database>): LRUCache<string, Remembered> {
  const room = { max: mostTotals, maxSize: mostCounts };
  const known =
    totals.get(db) ??
    new LRUCache<string, Remembered>({
      ...room,
      sizeCalculation: ({ counts }) => counts.size + 1,
    });
  totals.set(db, known);
  return known;
}

/** What is counted, and the columns with the dates at which that changes by itself. */
interface Counted {
  readonly table: keyof Database;
  /** Under which names its changes are noted. */
  readonly names: readonly string[];
  readonly buckets: Buckets;
  readonly dates: readonly string[];
}

/** What a statement returns of a total: all counts, or those that changed. */
interface Told {
  /** Whether the counts are right, those that changed together with the earlier ones. */
  readonly isExact: boolean;
  readonly counts: CountPairs;
  readonly bounds: Bounds;
  readonly snapshot: string;
  readonly until: string | null;
  readonly server: string;
}

type ToldInSql = Readonly<Record<'isExact' | 'counts' | 'until', RawBuilder<unknown>>>;

function tell({ bounds }: Buckets, { isExact, counts, until }: ToldInSql) {
  return sql<string>`json_build_object(
    'isExact', ${isExact}, 'counts', ${counts}, 'bounds', ${bounds},
    'snapshot', pg_current_snapshot()::text, 'until', ${until},
    'server', pg_postmaster_start_time()::text
  )::text`;
}

/** Counts all there is. */
function countOf({ table, buckets, dates }: Counted): RawBuilder<string> {
  const listed = sql.table(table);
  const next = dates.map(
    (date) => sql`(select min(${sql.ref(date)}) from ${listed} where ${sql.ref(date)} > now())`,
  );
  return tell(buckets, {
    isExact: sql`true`,
    counts: buckets.counted(sql`count(*)`, listed),
    until: next.length === 0 ? sql`null` : sql`least(${sql.join(next)})::text`,
  });
}

/** The SQL for what changed since, and for whether all of that is known. */
function correctionOf(
  { table, names, buckets, dates }: Counted,
  { snapshot, until }: Remembered,
): RawBuilder<string> {
  const isOfThese = sql`table_name in (${sql.join(names)})`;
  const since = sql`${snapshot}::pg_snapshot`;
  const listed = sql.table(table);
  const isTimed = dates.length > 0;
  const states = sql.join(dates.map((date) => sql`(${listed}.${sql.ref(date)})`));
  // The conditions are asked of the noted rows as they are of the table's, under its name.
  const rows = sql`
    (select * from change where image is not null) noted,
    jsonb_populate_record(null::${listed}, image) as ${listed}
  `;
  const correction = tell(buckets, {
    isExact: sql`(
      (select count(*) <= ${sql.lit(mostChanges)} and count(*) = count(image) from change)
      and not exists (
        select from list_change_forgotten
        where ${isOfThese} and before > pg_snapshot_xmin(${since})
      )
      ${isTimed ? sql`and coalesce(now() < ${until}::timestamptz, true)` : sql``}
    )`,
    counts: buckets.counted(sql`sum(sign)`, rows),
    until: isTimed
      ? sql`(
          select least(${until}::timestamptz, min(date)) from ${rows},
            lateral (values ${states}) as state (date)
          where date > now()
        )::text`
      : sql`null`,
  });
  return sql`(
    with change as materialized (
      select sign, image
      from list_change
      where ${isOfThese}
        and xid >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(xid, ${since})
      limit ${sql.lit(mostChanges + 1)}
    )
    select ${correction}
  )`;
}

async function ask(db: Kysely<Database>, question: RawBuilder<string>): Promise<Told> {
  const { rows } = await sql<{ text: string }>`
    select ${question} as text ${plannedEachTime}
  `.execute(db);
  return read(rows[0]?.text ?? '');
}

/** What `tell` wrote. */
function read(text: string): Told {
  return JSON.parse(text) as Told;
}

function totalIn({ counts, bounds }: Told): number {
  return sumWithin(new Map(counts), bounds);
}

/** Has every instance count its totals anew: for whoever changes the tables past their triggers. */
export async function haveTotalsCounted(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into list_change (table_name, sign) select unnest(${Object.keys(noted).map(snakeCase)}::text[]), 0
  `.execute(db);
}
