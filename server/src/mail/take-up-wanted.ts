import { mailFailures } from '@grzadka/contract/mail/mail.model';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { noteProgress, type TakenUpMail, takeUpMail } from './mail-progress.repo.ts';
import type { AskStillWanted } from './still-wanted.ts';

interface TakingContext {
  readonly db: Kysely<Database>;
  readonly askStillWanted: AskStillWanted;
}

/**
 * Takes an e-mail up to hand it over, to the recipients who are to get it at this moment (docs/product/operation.md#mail).
 * Undefined where there are none: then that is noted.
 */
export function takeUpWanted(
  { db, askStillWanted }: TakingContext,
  id: string,
): Promise<TakenUpMail | undefined> {
  return db.transaction().execute(async (trx) => {
    const mail = await takeUpMail(trx, id);
    if (mail === undefined) return undefined;
    const { accepted, pending } = mail;
    const asked = { id, pending, hasLeft: accepted.length > 0 };
    const wanted =
      mail.loginId === null
        ? await askStillWanted(trx, asked)
        : { pending: await presentAddress(trx, mail.loginId, pending) };
    if (wanted === 'taken-back') {
      await trx.deleteFrom('mailMessage').where('id', '=', id).execute();
      return undefined;
    }
    const left = new Set(wanted.pending);
    const unwanted = pending.filter((recipient) => !left.has(recipient));
    if (unwanted.length === 0) return mail;
    const narrowed = {
      ...mail,
      refused: [...mail.refused, ...unwanted],
      failure: mail.failure ?? mailFailures.notWanted,
      pending: [...wanted.pending],
    };
    if (wanted.pending.length > 0) return narrowed;
    await noteProgress(trx, narrowed);
    return undefined;
  });
}

/** Those of the addresses that the owner of the login has today: at any other one somebody else may read what is said of it. */
async function presentAddress(
  trx: Transaction<Database>,
  loginId: string,
  pending: readonly string[],
): Promise<string[]> {
  const owner = await trx
    .selectFrom('login')
    .innerJoin('party', 'party.id', 'login.partyId')
    .select('party.email')
    .where('login.id', '=', loginId)
    .executeTakeFirst();
  const present = owner?.email?.toLowerCase();
  return pending.filter((address) => address.toLowerCase() === present);
}
