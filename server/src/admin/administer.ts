import {
  generatedPasswordLength,
  generatePassword,
} from '@grzadka/contract/login/generate-password';
import { userName, userNameTaken } from '@grzadka/contract/login/login.model';
import { loginRecord } from '@grzadka/contract/login/login.record';
import type { Kysely } from 'kysely';
import { commandLine, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change, createRecord } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { storePassword } from '#src/login/change-login.ts';
import type { Credentials } from '#src/login/first-administrator.ts';
import { endSessionsOf, hasUserName, type LoginRow } from '#src/login/login.repo.ts';

import { hashPassword } from '#src/login/password.ts';
import { removeSecondFactor } from '#src/second-factor/second-factor.repo.ts';

/**
 * Makes an administrator, who belongs to no party, with a generated password: the only way there
 * is. Throws a `StartError` for a name that is none or is taken.
 */
export async function createAdministrator(
  db: Kysely<Database>,
  name: string,
): Promise<Credentials> {
  const parsed = userName.safeParse(name);
  if (!parsed.success) throw new StartError(parsed.error.issues[0]?.message ?? '');
  const role = 'ROLE_ADMIN';
  const password = generatePassword(generatedPasswordLength([role]));
  const passwordHash = await hashPassword(password);
  const values = { partyId: null, userName: parsed.data, role, passwordHash } as const;
  await createRecord(db, loginRecord, { values, caller: commandLine }).catch(refuseTakenName);
  return { userName: parsed.data, password };
}

function refuseTakenName(error: unknown): never {
  throw violatedConstraint(error) === 'login_user_name' ? new StartError(userNameTaken) : error;
}

/**
 * Gives a login a generated password and ends its sessions. Whether it may sign in stays as it was.
 * Throws a `StartError` when nobody has the name.
 */
export function resetPassword(
  db: Kysely<Database>,
  name: string,
): Promise<Credentials & { enabled: boolean }> {
  return change(db, commandLine, async (tx) => {
    const login = await lockLogin(tx, name);
    const password = generatePassword(generatedPasswordLength([login.role]));
    const passwordHash = await hashPassword(password);
    await storePassword(tx, { login, passwordHash, action: 'set-password' });
    await endSessionsOf(tx.trx, login.id, 'new-password');
    return { userName: login.userName, password, enabled: login.enabled };
  });
}

/**
 * Takes the second factor from a login whose owner has lost it, ends its sessions and gives its user
 * name. Throws a `StartError` when nobody has the name, or no second factor.
 */
export function resetSecondFactor(db: Kysely<Database>, name: string): Promise<string> {
  return change(db, commandLine, async (tx) => {
    const login = await lockLogin(tx, name);
    if (!(await removeSecondFactor(tx.trx, login.id))) {
      throw new StartError(`Login „${login.userName}” nie ma włączonego logowania z kodem.`);
    }
    await endSessionsOf(tx.trx, login.id, 'signed-out');
    const about = { recordType: loginRecord.name, recordId: login.id };
    await writeAuditEntry(tx.trx, { actor: tx.actor, action: 'reset-second-factor', ...about });
    return login.userName;
  });
}

async function lockLogin({ trx }: ChangeTransaction, name: string): Promise<LoginRow> {
  const login = await trx
    .selectFrom('login')
    .selectAll()
    .where(hasUserName(name.trim().normalize('NFC')))
    .forUpdate()
    .executeTakeFirst();
  if (!login) throw new StartError(`Nie ma użytkownika o nazwie „${name}”. Sprawdź nazwę.`);
  return login;
}
