import {
  generatedPasswordLength,
  generatePassword,
} from '@grzadka/contract/login/generate-password';
import { userName, userNameTaken } from '@grzadka/contract/login/login.model';
import type { Kysely } from 'kysely';
import { commandLine, recordAudit } from '#src/audit/audit.repo.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { storePassword } from '#src/login/change-login.ts';
import type { Credentials } from '#src/login/first-administrator.ts';
import { endSessionsOf, hasUserName } from '#src/login/login.repo.ts';
import { hashPassword } from '#src/login/password.ts';

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
  const loginId = parsed.data;
  const role = 'ROLE_ADMIN';
  const password = generatePassword(generatedPasswordLength([role]));
  const login = { id: newId(), partyId: null, loginId, role } as const;
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('login')
      .values({ ...login, passwordHash })
      .execute()
      .catch(refuseTakenName);
    const record = { recordType: 'login', recordId: login.id };
    await recordAudit(trx, { caller: commandLine, action: 'create', ...record, after: login });
  });
  return { loginId, password };
}

function refuseTakenName(error: unknown): never {
  throw violatedConstraint(error) === 'login_login_id' ? new StartError(userNameTaken) : error;
}

/**
 * Gives a login a generated password and ends its sessions. Whether it may sign in stays as it was.
 * Throws a `StartError` when nobody has the name.
 */
export async function resetPassword(
  db: Kysely<Database>,
  name: string,
): Promise<Credentials & { enabled: boolean }> {
  const login = await db
    .selectFrom('login')
    .select(['id', 'loginId', 'role', 'enabled'])
    .where(hasUserName(name.trim().normalize('NFC')))
    .executeTakeFirst();
  if (!login) throw new StartError(`Nie ma konta o nazwie „${name}”.`);
  const { id, loginId, role, enabled } = login;
  const password = generatePassword(generatedPasswordLength([role]));
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await storePassword(trx, { id, passwordHash });
    await endSessionsOf(trx, id);
    const record = { recordType: 'login', recordId: id };
    await recordAudit(trx, { caller: commandLine, action: 'set-password', ...record });
  });
  return { loginId, password, enabled };
}
