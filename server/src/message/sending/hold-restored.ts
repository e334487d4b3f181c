import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/**
 * Holds and marks what had not ended when a backup was made (0184): what of it has gone since, the backup does not know, and nobody is to get it
 * twice unasked. E-mails themselves are in no backup. Those who waited wait on, each with what nobody knows of it; somebody decides then.
 */
export async function holdRestoredMessages(
  trx: Transaction<Database>,
  madeAt: Date,
): Promise<void> {
  await trx
    .updateTable('messageRecipient')
    .set({ reason: 'restored', mailId: null })
    .where('state', '=', 'waiting')
    .where(
      'messageId',
      'in',
      trx.selectFrom('message').select('id').where('state', 'in', ['sending', 'stopped']),
    )
    .execute();
  await trx
    .updateTable('message')
    .set({
      state: sql<'prepared' | 'stopped'>`case state when 'sending' then 'stopped' else state end`,
      restoredFrom: madeAt.toISOString(),
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('state', 'in', ['prepared', 'sending', 'stopped'])
    .execute();
}
