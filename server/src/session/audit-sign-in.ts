import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { sendHeldBack } from '#src/core/database/held-back.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { UsedFactor } from '#src/second-factor/accept-code.ts';

/** Who tries to sign in is nobody yet, whatever name they give. */
const nobody: Actor = { userLoginId: null, displayName: 'niezalogowany' };

/** Records that a login was signed in, in the transaction that starts its session. */
export async function writeSignIn(
  trx: Transaction<Database>,
  {
    login,
    browser,
    secondFactor,
  }: {
    login: { id: string; displayName: string };
    browser: string | null;
    /** What was shown besides the password. */
    secondFactor?: UsedFactor;
  },
): Promise<void> {
  const actor = { userLoginId: login.id, displayName: login.displayName };
  const about = { recordType: 'login', recordId: login.id };
  await writeAuditEntry(trx, {
    actor,
    action: 'sign-in',
    ...about,
    after: { browser, secondFactor },
  });
}

/**
 * Records a sign-in that failed, or the first one that was refused for the number of those before it; nothing for the name of
 * no login (`loginId` undefined). Nothing that was typed is recorded, since people type passwords into the wrong field.
 */
export async function writeFailedSignIn(
  db: Kysely<Database>,
  {
    loginId,
    action,
    browser,
    alsoWrite,
  }: {
    loginId: string | undefined;
    action: 'sign-in-failed' | 'sign-in-locked';
    browser: string | null;
    /** What else comes true together with the entry. */
    alsoWrite?: (trx: Transaction<Database>) => Promise<void>;
  },
): Promise<void> {
  const trx = await db.startTransaction().execute();
  try {
    // For the name of no login the same is written and taken back, and for none is it waited until
    // the disk has it: else the time it takes would tell which names there are. For the same reason it
    // is sent before what ends the transaction, which reports a failure in one case only.
    await sql`set local synchronous_commit to off`.execute(trx);
    const recordId = loginId ?? newId();
    const about = { recordType: 'login', recordId, after: { browser } };
    await writeAuditEntry(trx, { actor: nobody, action, ...about });
    await alsoWrite?.(trx);
    await sendHeldBack(trx);
    await (loginId === undefined ? trx.rollback() : trx.commit()).execute();
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}
