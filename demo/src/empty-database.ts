import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { StartError } from '@grzadka/server/src/core/process/start-error.ts';
import type { Kysely } from 'kysely';

/** What an association has of its own; sectors and pages are there from the start. */
const records = ['garden', 'meter', 'party', 'news', 'notice', 'pageVersion', 'document'] as const;

/** Throws a `StartError` when the database holds records: nobody's data are to be mixed with made-up ones. */
export async function requireEmptyDatabase(db: Kysely<Database>): Promise<void> {
  for (const table of records) {
    const record = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (record === undefined) continue;
    throw new StartError(
      'Baza danych zawiera już działki, liczniki, podmioty, treści lub dokumenty: dane pokazowe można wpisać tylko do pustej bazy. Wskaż inny folder w DATA_DIR albo inną bazę w DATABASE_URL.',
    );
  }
}
