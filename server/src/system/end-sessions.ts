import type { SessionEndReason } from '@grzadka/contract/login/end-reason';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { endSessionsWhere } from '#src/login/end-sessions.ts';
import { lockManagedLogin } from '#src/login/managed-login.ts';

/**
 * Ends somebody's session: at its next request it is out. 404 when there is none, 403 when its login ranks above
 * the caller's.
 */
export function endSession(
  db: Kysely<Database>,
  { caller, id }: { caller: Caller; id: string },
): Promise<void> {
  return change(db, caller, async (tx) => {
    const session = await tx.trx
      .selectFrom('session')
      .select(['id', 'loginId'])
      .where('id', '=', recordId(id))
      .executeTakeFirstOrThrow(notFound);
    await lockLogin(tx, { caller, userLoginId: session.loginId });
    const reason = reasonFor(caller, session.loginId);
    const ended = await endSessionsWhere(tx.trx, sql`id = ${session.id}`, reason);
    if (ended.length === 0) throw notFound();
    await tellEnded(tx, session.loginId, ended);
  });
}

/**
 * Ends all sessions of a login but for the one that asks, and a sign-in of it that waits for a code. 404 when
 * there is no such login, 403 when it ranks above the caller's.
 */
export function endSessionsOfLogin(
  db: Kysely<Database>,
  { caller, userLoginId }: { caller: Caller; userLoginId: string },
): Promise<void> {
  return change(db, caller, async (tx) => {
    const loginId = await lockLogin(tx, { caller, userLoginId });
    await tx.trx.deleteFrom('pendingSignIn').where('loginId', '=', loginId).execute();
    const others = sql<SqlBool>`login_id = ${loginId} and id <> ${caller.sessionId}`;
    const ended = await endSessionsWhere(tx.trx, others, reasonFor(caller, loginId));
    await tellEnded(tx, loginId, ended);
  });
}

/** Of the own sessions everybody knows. */
function reasonFor({ userLoginId }: Caller, loginId: string): SessionEndReason | null {
  return loginId === userLoginId ? null : 'signed-out';
}

/** Locks a login whose sessions the caller may end, and gives its id; 404, 403. */
async function lockLogin(
  tx: ChangeTransaction,
  { caller, userLoginId }: { caller: Caller; userLoginId: string },
): Promise<string> {
  const { target } = await lockManagedLogin(tx, {
    reference: userLoginId,
    caller,
    permission: 'session:end',
  });
  return target.id;
}

async function tellEnded(
  { trx, actor }: ChangeTransaction,
  loginId: string,
  ended: readonly { browser: string | null }[],
): Promise<void> {
  const about = { recordType: 'login', recordId: loginId };
  for (const before of ended) {
    await writeAuditEntry(trx, { actor, action: 'end-session', ...about, before });
  }
}
