import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { portionSize } from './portions.ts';

/** What is to be written once every row of the file has turned out right. */
export interface PlannedChanges<Change> {
  readonly add: (changes: readonly Change[]) => Promise<void>;
  /** How many there are. */
  readonly count: () => number;
  /** Gives them back as they were added, as far as JSON can hold them, one portion at a time. */
  readonly portions: () => AsyncGenerator<readonly Change[]>;
}

/**
 * Keeps what is planned in the database, since nothing may be written before the last row is checked,
 * and all of it would be too much to hold; inside the import's transaction.
 */
export async function keepPlannedChanges<Change>(
  db: Kysely<Database>,
): Promise<PlannedChanges<Change>> {
  await sql`
    create temporary table import_portion (position int primary key, changes json) on commit drop
  `.execute(db);
  let count = 0;
  let end = 0;
  return {
    async add(changes) {
      for (let start = 0; start < changes.length; start += portionSize) {
        const portion = JSON.stringify(changes.slice(start, start + portionSize));
        await sql`insert into import_portion values (${end}, ${portion})`.execute(db);
        end += 1;
      }
      count += changes.length;
    },
    count: () => count,
    async *portions() {
      for (let position = 0; position < end; position += 1) {
        const { rows } = await sql<{ changes: Change[] }>`
          select changes from import_portion where position = ${position}
        `.execute(db);
        for (const { changes } of rows) yield changes;
      }
    },
  };
}
