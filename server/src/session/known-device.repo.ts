import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { hashToken, newToken } from '#src/core/token.ts';
import { hasUserName } from '#src/login/login.repo.ts';

/**
 * Whether the login with this user name has been signed in before in the browser with this token. An
 * unknown name takes the same query, and so the same time.
 */
export async function isKnownDevice(
  db: Kysely<Database>,
  { token, username }: { token: string; username: string },
): Promise<boolean> {
  const device = await db
    .selectFrom('knownDevice')
    .innerJoin('login', 'login.id', 'knownDevice.loginId')
    .select('login.id')
    .where('knownDevice.tokenHash', '=', hashToken(token))
    .where(hasUserName(username))
    .executeTakeFirst();
  return device !== undefined;
}

/**
 * Notes that a login was signed in in a browser; gives the token the browser is known by from now on.
 * One that it brought is kept only when it is one of ours: several people may share a browser.
 */
export async function rememberDevice(
  db: Kysely<Database>,
  { token, loginId }: { token: string | null; loginId: string },
): Promise<string> {
  const kept = token !== null && (await isOurs(db, token)) ? token : newToken();
  await db
    .insertInto('knownDevice')
    .values({ tokenHash: hashToken(kept), loginId })
    .onConflict((conflict) =>
      conflict.columns(['tokenHash', 'loginId']).doUpdateSet({ lastUsedAt: sql`now()` }),
    )
    .execute();
  return kept;
}

async function isOurs(db: Kysely<Database>, token: string): Promise<boolean> {
  const known = db.selectFrom('knownDevice').select('loginId');
  const row = await known.where('tokenHash', '=', hashToken(token)).executeTakeFirst();
  return row !== undefined;
}

/** Forgets browsers that a login has not been signed in in for as long as their cookie lasts. */
export async function deleteUnusedDevices(db: Kysely<Database>, days: number): Promise<void> {
  await db
    .deleteFrom('knownDevice')
    .where('lastUsedAt', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute();
}
