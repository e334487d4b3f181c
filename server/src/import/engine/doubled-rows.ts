import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Refuse } from './faults.ts';

/** One of the ways in which two rows of a file can mean the same record. */
interface Likeness {
  /** The field at which the second row is refused; null for the row as a whole. */
  readonly field: string | null;
  /** The message, given the number of the first row. */
  readonly message: (first: number) => string;
}

/** A row by its number, with the key that a row doubling it has, too. */
interface RowKey {
  readonly number: number;
  readonly key: string;
}

/** Takes the keys of some rows, right or faulty. */
type NoteKeys = (keys: readonly RowKey[]) => Promise<void>;

/** The keys of the rows of a file, kept by the database until all of them are known. */
export interface DoubledRows {
  /** Begins a likeness; two rows with the same key are alike. */
  readonly watch: (likeness: Likeness) => NoteKeys;
  /** Refuses each row whose key an earlier row of the file has, naming both. */
  readonly refuse: (refuse: Refuse) => Promise<void>;
}

/** Watches for rows that double others, wherever in the file; inside the import's transaction. */
export async function watchForDoubledRows(db: Kysely<Database>): Promise<DoubledRows> {
  await sql`
    create temporary table import_key (likeness int, key text collate "C", number int) on commit drop
  `.execute(db);
  const likenesses: Likeness[] = [];
  return {
    watch(likeness) {
      const index = likenesses.push(likeness) - 1;
      return async (keys) => {
        await sql`
          insert into import_key
          select ${index}, key, number
          from unnest(
            ${keys.map(({ key }) => key)}::text[], ${keys.map(({ number }) => number)}::int[]
          ) as noted (key, number)
        `.execute(db);
      };
    },
    async refuse(refuse) {
      const { rows } = await sql<{ likeness: number; number: number; first: number }>`
        select likeness, number, first
        from (
          select likeness, number, min(number) over (partition by likeness, key) as first
          from import_key
        ) noted
        where number > first
      `.execute(db);
      for (const { likeness, number, first } of rows) {
        const { field = null, message } = likenesses[likeness] ?? {};
        if (message !== undefined) refuse(number, field, message(first));
      }
    },
  };
}
