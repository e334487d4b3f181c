import type { Role } from '@grzadka/contract/core/access/roles';
import type { SessionEndReason } from '@grzadka/contract/login/end-reason';
import type { LoginDetails } from '@grzadka/contract/login/login.model';
import { type Kysely, type Selectable, sql } from 'kysely';
import { readById } from '#src/core/database/read-by-id.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { endSessionsWhere } from './end-sessions.ts';

/** A login as its table holds it. */
export type LoginRow = Selectable<Database['login']>;

/**
 * The login with this user name, letter case ignored, or undefined; `name` is that of its party,
 * null where it has none.
 */
export function findLoginByName(db: Kysely<Database>, userName: string) {
  return db
    .selectFrom('login')
    .leftJoin('party', 'party.id', 'login.partyId')
    .select(['login.id', 'login.userName', 'login.passwordHash', 'login.enabled', 'party.name'])
    .where(hasUserName(userName))
    .executeTakeFirst();
}

/** The id of the login that a call names by its id or by its user name. 404 when there is none. */
export async function getLoginId(db: Kysely<Database>, reference: string): Promise<string> {
  const { id } = await db
    .selectFrom('login')
    .select('id')
    .where((eb) =>
      isUserName(reference)
        ? hasUserName(reference.normalize('NFC'))
        : eb('id', '=', recordId(reference)),
    )
    .executeTakeFirstOrThrow(notFound);
  return id;
}

/** A login with its role and its version; 404 when there is none. */
export async function getLogin(
  db: Kysely<Database>,
  reference: string,
): Promise<LoginDetails & { version: number }> {
  const loginId = isUserName(reference) ? await getLoginId(db, reference) : reference;
  const { id, userName, role, ...login } = await readLogin(db, loginId);
  const roles: Role[] = [role];
  return { userLoginId: id, loginId: userName, ...login, roles };
}

const readLogin = readById((db, wanted) =>
  db
    .selectFrom('login')
    .select(['id', 'userName', 'partyId', 'enabled', 'role', 'version'])
    .where('id', '=', wanted),
);

/** Whether a call names a login by its user name: an id has hyphens, a user name has none. */
function isUserName(reference: string): boolean {
  return !reference.includes('-');
}

/** Ends every session of a login: its next request is refused with the reason. A sign-in that waits for a code ends, too. */
export async function endSessionsOf(
  db: Kysely<Database>,
  loginId: string,
  reason: SessionEndReason,
): Promise<void> {
  await endBegunSignIns(db, loginId);
  await endSessionsWhere(db, sql`login_id = ${loginId}`, reason);
}

/** The same of the caller's own login, but for the session that asks. */
export async function endOtherSessions(
  db: Kysely<Database>,
  { userLoginId, sessionId }: Caller,
): Promise<void> {
  await endBegunSignIns(db, userLoginId);
  await db
    .deleteFrom('session')
    .where('loginId', '=', userLoginId)
    .where('id', '!=', sessionId)
    .execute();
}

/** Ends what waits for a code, and forgets the wrong ones: who gave them had a password that is none any more. */
async function endBegunSignIns(db: Kysely<Database>, loginId: string): Promise<void> {
  await db.deleteFrom('pendingSignIn').where('loginId', '=', loginId).execute();
  await db.deleteFrom('wrongCodeRun').where('loginId', '=', loginId).execute();
}

/** Whether a row of `login` has this user name, letter case ignored. */
export function hasUserName(userName: string) {
  const given = sql`lower(${userName}::text collate polish)`;
  return sql<boolean>`lower(login.user_name collate polish) = ${given}`;
}
