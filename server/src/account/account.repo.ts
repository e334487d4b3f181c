import type { OpenSession } from '@grzadka/contract/session/open-session.model';
import type { Kysely } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { isAlive, type SessionLimits } from '#src/session/session.repo.ts';

/** The sessions of the caller's login that have not run out, the last used first. */
export async function listOwnSessions(
  db: Kysely<Database>,
  { caller, limits }: { caller: Caller; limits: SessionLimits },
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'lastSeenAt', 'browser'])
    .where('loginId', '=', caller.userLoginId)
    .where(isAlive(limits))
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((session) => ({ ...session, isCurrent: session.id === caller.sessionId }));
}

/** Ends a session of the caller's login by its id and records it; 404 for anybody else's. */
export function endOwnSession(
  db: Kysely<Database>,
  { caller, id }: { caller: Caller; id: string },
): Promise<void> {
  return change(db, caller, async ({ trx, actor }) => {
    const before = await trx
      .deleteFrom('session')
      .where('id', '=', recordId(id))
      .where('loginId', '=', caller.userLoginId)
      .returning('browser')
      .executeTakeFirstOrThrow(notFound);
    const about = { recordType: 'login', recordId: caller.userLoginId };
    await writeAuditEntry(trx, { actor, action: 'end-session', ...about, before });
  });
}
