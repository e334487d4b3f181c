import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { hashToken, newToken } from '#src/core/token.ts';

/** How long a code is waited for after a right password. */
export const pendingSeconds = 5 * 60;

/**
 * Notes that the password of a login was right and a code is awaited; gives the token of the browser that
 * may bring it. Null when the login was disabled or its password changed meanwhile.
 */
export async function beginSignIn(
  db: Kysely<Database>,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<string | null> {
  const token = newToken();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pendingSignIn')
    .columns(['tokenHash', 'loginId'])
    .expression((eb) =>
      eb
        .selectFrom('login')
        .select([eb.val(hashToken(token)).as('tokenHash'), 'id'])
        .where('id', '=', id)
        .where('passwordHash', '=', passwordHash)
        .where('enabled', '=', true)
        .forShare(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? token : null;
}

/** The login whose sign-in has this token, as it is now; undefined when it has run out or is over. */
export function findPendingLogin(db: Kysely<Database>, token: string) {
  return db
    .selectFrom('pendingSignIn')
    .innerJoin('login', 'login.id', 'pendingSignIn.loginId')
    .leftJoin('party', 'party.id', 'login.partyId')
    .select(['login.id', 'login.userName', 'login.passwordHash', 'party.name'])
    .where('pendingSignIn.tokenHash', '=', hashToken(token))
    .where(isWaiting())
    .executeTakeFirst();
}

/** Ends a sign-in that waited for a code; false where it is over already. */
export async function endPendingSignIn(
  trx: Transaction<Database>,
  token: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('pendingSignIn')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes those that nobody can finish any more. */
export async function deleteOutlivedSignIns(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('pendingSignIn')
    .where((eb) => eb.not(isWaiting()))
    .execute();
}

function isWaiting() {
  return sql<boolean>`pending_sign_in.created_at > now() - make_interval(secs => ${pendingSeconds})`;
}
