import type { OwnSession } from '@grzadka/contract/account/account.model';
import type { Kysely } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { isAlive, type SessionLimits } from '#src/session/session.repo.ts';
import { hashToken } from '#src/session/token.ts';

/** Whose sessions, and the token of the one that asks. */
interface Own {
  loginId: string;
  token: string;
}

/** The sessions of a login that have not run out, the last used first. */
export async function listOwnSessions(
  db: Kysely<Database>,
  { loginId, token, limits }: Own & { limits: SessionLimits },
): Promise<OwnSession[]> {
  const current = hashToken(token);
  const rows = await db
    .selectFrom('session')
    .select(['id', 'tokenHash', 'createdAt', 'lastSeenAt', 'browser'])
    .where('loginId', '=', loginId)
    .where(isAlive(limits))
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, tokenHash, createdAt, lastSeenAt, browser }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    browser,
    isCurrent: tokenHash.equals(current),
  }));
}

/** Ends a session of the login by its id; 404 for anybody else's. */
export async function endOwnSession(
  db: Kysely<Database>,
  { loginId, id }: { loginId: string; id: string },
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('id', '=', recordId(id))
    .where('loginId', '=', loginId)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);
}

/** Ends the sessions of the login but the one that asks. */
export async function endOtherSessions(
  db: Kysely<Database>,
  { loginId, token }: Own,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('loginId', '=', loginId)
    .where('tokenHash', '!=', hashToken(token))
    .execute();
}
