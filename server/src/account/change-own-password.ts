import type { Kysely } from 'kysely';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { storePassword } from '#src/login/change-login.ts';
import { endOtherSessions } from '#src/login/login.repo.ts';
import { lockOwnLogin } from '#src/login/own-password.ts';
import { hashPassword } from '#src/login/password.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  caller: Caller;
}

/**
 * Changes the password of the signed-in login and ends its other sessions. 400 when the current one is
 * wrong.
 */
export async function changeOwnPassword(
  db: Kysely<Database>,
  { currentPassword, newPassword, caller }: PasswordChange,
): Promise<void> {
  const newHash = await hashPassword(newPassword);
  await change(db, caller, async (tx) => {
    const login = await lockOwnLogin(tx, { caller, currentPassword });
    await storePassword(tx, { login, passwordHash: newHash, action: 'change-own-password' });
    await endOtherSessions(tx.trx, caller);
  });
}
