import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/**
 * Holds what was being sent when a backup was made (0172): what of it has gone since, the backup does not know, and nobody is to get it
 * twice unasked. E-mails themselves are in no backup, so that those which waited are told as not delivered. Somebody decides then.
 */
export async function holdRestoredMessages(trx: Transaction<Database>): Promise<void> {
  await trx
    .updateTable('message')
    .set({ state: 'stopped', version: sql`version + 1`, updatedAt: sql`now()` })
    .where('state', '=', 'sending')
    .execute();
  await trx
    .updateTable('messageRecipient')
    .set({ state: 'failed', reason: 'not-delivered', mailId: null })
    .where('state', '=', 'waiting')
    .where('mailId', 'is not', null)
    .execute();
}
