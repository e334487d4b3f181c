import type { Role } from '@grzadka/contract/core/access/roles';
import type { SessionEndReason } from '@grzadka/contract/login/end-reason';
import { type Kysely, type Selectable, sql } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { hashToken, newToken } from '#src/core/token.ts';
import { isSecondFactorRequired } from '#src/second-factor/second-factor.repo.ts';

/** How long a session lasts. */
export interface SessionLimits {
  idleHours: number;
  absoluteDays: number;
}

/** How long a session lasts by the configuration. */
export function sessionLimits({
  sessionIdleHours,
  sessionAbsoluteDays,
}: Pick<Config, 'sessionIdleHours' | 'sessionAbsoluteDays'>): SessionLimits {
  return { idleHours: sessionIdleHours, absoluteDays: sessionAbsoluteDays };
}

interface NewSession {
  loginId: string;
  /** The hash that the password was checked against. */
  passwordHash: string;
  /** The browser's label, for the list of own sessions. */
  browser: string | null;
}

/**
 * Starts a session for a login and gives its token, which only the browser keeps. Null when the login
 * was disabled or its password changed since the password was checked, which takes its time: the
 * change has ended the login's sessions, and this one must not slip in behind it.
 */
export async function createSession(
  db: Kysely<Database>,
  { loginId, passwordHash, browser }: NewSession,
): Promise<string | null> {
  const token = newToken();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('session')
    .columns(['tokenHash', 'loginId', 'browser'])
    .expression((eb) =>
      eb
        .selectFrom('login')
        .select([eb.val(hashToken(token)).as('tokenHash'), 'id', eb.val(browser).as('browser')])
        .where('id', '=', loginId)
        .where('passwordHash', '=', passwordHash)
        .where('enabled', '=', true)
        .forShare(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? token : null;
}

/** A session, by the hash of its token. */
interface CallerRow
  extends Pick<
    Selectable<Database['login'] & Database['party']>,
    'userName' | 'role' | 'firstName' | 'lastName'
  > {
  readonly tokenHash: Buffer;
  readonly sessionId: string;
  readonly isSeenLongAgo: boolean;
  readonly userLoginId: string;
  /** Of the login's party; null where it has none. */
  readonly name: string | null;
  readonly hasSecondFactor: boolean;
}

/**
 * The logins behind tokens as they are at this moment, in the order of the tokens; null for an unknown
 * or outlived session, or a login that was disabled (every change takes effect at once).
 * `secondFactorFrom` is the lowest role that has to have a second factor.
 */
export async function findCallers(
  db: Kysely<Database>,
  input: { tokens: readonly string[]; limits: SessionLimits; secondFactorFrom: Role | null },
): Promise<(Caller | null)[]> {
  const hashes = input.tokens.map(hashToken);
  // Every request asks this first, and to build the query took as long as to send it: hence as text.
  const { rows } = await sql<CallerRow>`
    select
      session.token_hash,
      session.id as session_id,
      session.last_seen_at < now() - interval '1 minute' as is_seen_long_ago,
      login.id as user_login_id, login.user_name, login.role,
      party.name, party.first_name, party.last_name,
      second_factor.switched_on_at is not null as has_second_factor
    from session
    join login on login.id = session.login_id
    left join party on party.id = login.party_id
    left join second_factor on second_factor.login_id = login.id
    where session.token_hash = any(${hashes}) and login.enabled and ${isAlive(input.limits)}
  `.execute(db);
  const seenLongAgo = rows.filter((row) => row.isSeenLongAgo);
  if (seenLongAgo.length > 0)
    await touchSessions(
      db,
      seenLongAgo.map(({ tokenHash }) => tokenHash),
    );
  return hashes.map((hash) => {
    const row = rows.find(({ tokenHash }) => tokenHash.equals(hash));
    return row ? presentCaller(row, input.secondFactorFrom) : null;
  });
}

function presentCaller(row: CallerRow, secondFactorFrom: Role | null): Caller {
  const { userLoginId, sessionId, userName, role, name, firstName, lastName } = row;
  const displayName = name ?? userName;
  const person =
    lastName === null ? { firstName: null, lastName: displayName } : { firstName, lastName };
  const mustSwitchOnSecondFactor =
    !row.hasSecondFactor && isSecondFactorRequired(role, secondFactorFrom);
  return { userLoginId, sessionId, userName, role, displayName, person, mustSwitchOnSecondFactor };
}

/**
 * Ends the session with a token and records that its caller signed out; one that is over already, and so has no caller, stays
 * so.
 */
export async function endSession(
  db: Kysely<Database>,
  { token, caller }: { token: string; caller: Caller | null },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('session')
      .where('tokenHash', '=', hashToken(token))
      .returning(['loginId', 'browser'])
      .executeTakeFirst();
    if (!ended || !caller) return;
    const about = { recordType: 'login', recordId: ended.loginId };
    const before = { browser: ended.browser };
    await writeAuditEntry(trx, { actor: caller, action: 'sign-out', ...about, before });
  });
}

/** Why the session with a token is over, where somebody else has ended it. */
export async function findEndReason(
  db: Kysely<Database>,
  token: string,
): Promise<SessionEndReason | undefined> {
  const ended = await db
    .selectFrom('endedSession')
    .select('reason')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return ended?.reason;
}

/** Removes sessions that nobody can use any more, and why others are over that would not have lasted until now. */
export async function deleteOutlivedSessions(
  db: Kysely<Database>,
  limits: SessionLimits,
): Promise<void> {
  await db
    .deleteFrom('endedSession')
    .where('endedAt', '<', sql<string>`now() - make_interval(days => ${limits.absoluteDays})`)
    .execute();
  await db
    .deleteFrom('session')
    .where((eb) => eb.not(isAlive(limits)))
    .execute();
}

/**
 * The time of the last request is kept to the minute, so that reading does not become writing. A session
 * that another process is at is left to that one.
 */
async function touchSessions(db: Kysely<Database>, tokenHashes: Buffer[]): Promise<void> {
  await db
    .updateTable('session')
    .set({ lastSeenAt: sql`now()` })
    .where('tokenHash', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('tokenHash')
        .where('tokenHash', 'in', tokenHashes)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Whether a session has been used lately and is not too old. */
export function isAlive({ idleHours, absoluteDays }: SessionLimits) {
  return sql<boolean>`(
    session.last_seen_at > now() - make_interval(hours => ${idleHours})
    and session.created_at > now() - make_interval(days => ${absoluteDays})
  )`;
}
