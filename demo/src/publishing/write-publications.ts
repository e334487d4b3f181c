import { writeInBatches } from '@grzadka/server/src/core/database/in-batches.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { sql, type Transaction } from 'kysely';
import type { PublicationRows } from './store-publications.ts';

/** Writes what is published; there must have been nothing before. */
export async function writePublications(
  trx: Transaction<Database>,
  rows: PublicationRows,
): Promise<void> {
  // An owner comes after its content.
  await writeInBatches(rows.content, (batch) => trx.insertInto('content').values(batch).execute());
  await writeInBatches(rows.contentBlock, (batch) =>
    trx.insertInto('contentBlock').values(batch).execute(),
  );
  await writeInBatches(rows.news, (batch) => trx.insertInto('news').values(batch).execute());
  await writeInBatches(rows.notice, (batch) => trx.insertInto('notice').values(batch).execute());
  await writeInBatches(rows.pageVersion, (batch) =>
    trx.insertInto('pageVersion').values(batch).execute(),
  );
  await writeInBatches(rows.document, (batch) =>
    trx.insertInto('document').values(batch).execute(),
  );
  // The time of creation is the database's to set; the demo alone has a past to invent.
  for (const table of ['contentBlock', 'news', 'notice', 'pageVersion', 'document']) {
    await sql`update ${sql.table(table)} set created_at = updated_at`.execute(trx);
  }
}
