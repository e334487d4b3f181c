import { mailFailures } from '@grzadka/contract/mail/mail.model';
import { sql, type Transaction } from 'kysely';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import { endedFor } from './mail-progress.repo.ts';

/** After that whoever had an e-mail in hand is gone: no try may take as long. */
const longestHandOver = '6 minutes';

/**
 * Takes back what of these e-mails has not left, and gives the ids of those that are gone (docs/product/operation.md#mail). One that is being
 * handed over goes on; one that somebody has already ends for whoever still waits for it.
 */
export async function takeBackMails(
  trx: Transaction<Database>,
  mailIds: readonly string[],
): Promise<readonly string[]> {
  const waiting = await trx
    .selectFrom('mailMessage')
    .select(['id', 'accepted'])
    .where('id', '=', anyOf(mailIds, 'uuid'))
    .where('state', '=', 'queued')
    .where(
      sql<boolean>`coalesce(in_hand_since, '-infinity') < now() - ${longestHandOver}::interval`,
    )
    .forUpdate()
    // Whoever holds one is about to hand it over, or notes what became of it.
    .skipLocked()
    .execute();
  const idsOf = (mails: typeof waiting) => mails.map(({ id }) => id);
  const left = waiting.filter(({ accepted }) => accepted.length > 0);
  const gone = waiting.filter(({ accepted }) => accepted.length === 0);
  await trx
    .updateTable('mailMessage')
    .set(endedFor(mailFailures.notWanted))
    .where('id', '=', anyOf(idsOf(left), 'uuid'))
    .execute();
  await trx
    .deleteFrom('mailMessage')
    .where('id', '=', anyOf(idsOf(gone), 'uuid'))
    .execute();
  return idsOf(gone);
}
