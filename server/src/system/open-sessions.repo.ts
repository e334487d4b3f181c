import { type LoginSession, listedSessions } from '@grzadka/contract/system/login-session.model';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { isAlive, type SessionLimits } from '#src/session/session.repo.ts';

interface OpenSessions {
  items: LoginSession[];
  /** Of all, listed or not. */
  totalItems: number;
}

/** The sessions that have not run out, with whose they are: the last used first, `listedSessions` at the most. */
export async function listOpenSessions(
  db: Kysely<Database>,
  { caller, limits }: { caller: Caller; limits: SessionLimits },
): Promise<OpenSessions> {
  const [rows, { sessions }] = await Promise.all([
    openSessions(db, limits)
      .leftJoin('party', 'party.id', 'login.partyId')
      .select(['session.id', 'session.createdAt', 'session.lastSeenAt', 'session.browser'])
      .select(['login.id as userLoginId', 'login.userName', 'login.role'])
      .select(['party.id as partyId', 'party.name'])
      .orderBy('session.lastSeenAt', 'desc')
      .orderBy('session.id')
      .limit(listedSessions)
      .execute(),
    countOpenSessions(db, limits),
  ]);
  const items = rows.map(({ partyId, name, userName, ...session }) => ({
    ...session,
    loginId: userName,
    party: partyId === null || name === null ? null : { id: partyId, name },
    isCurrent: session.id === caller.sessionId,
  }));
  return { items, totalItems: sessions };
}

/** How many sessions have not run out, and of how many logins they are. */
export async function countOpenSessions(
  db: Kysely<Database>,
  limits: SessionLimits,
): Promise<{ sessions: number; logins: number }> {
  const counted = await openSessions(db, limits)
    .select(({ fn }) => fn.countAll().as('sessions'))
    .select(({ fn }) => fn.count('login.id').distinct().as('logins'))
    .executeTakeFirstOrThrow();
  return { sessions: Number(counted.sessions), logins: Number(counted.logins) };
}

/** A disabled login has none: its sessions ended with the change. */
function openSessions(db: Kysely<Database>, limits: SessionLimits) {
  return db
    .selectFrom('session')
    .innerJoin('login', 'login.id', 'session.loginId')
    .where('login.enabled', '=', true)
    .where(isAlive(limits));
}
