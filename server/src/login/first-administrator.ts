import {
  generatedPasswordLength,
  generatePassword,
} from '@grzadka/contract/login/generate-password';
import { type Kysely, sql } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { hashPassword } from './password.ts';

/** What to sign in with; printed once and stored nowhere. */
export interface Credentials {
  loginId: string;
  password: string;
}

/**
 * Makes the first administrator when no login exists, with a generated password unless one is
 * given. Null when there is a login already. Two instances that start at once make one.
 */
export async function createFirstAdministrator(
  db: Kysely<Database>,
  input: { loginId: string; password?: string | null },
): Promise<Credentials | null> {
  const anyLogin = db.selectFrom('login').select('id').limit(1);
  if (await anyLogin.executeTakeFirst()) return null;
  const password = input.password ?? generatePassword(generatedPasswordLength(['ROLE_ADMIN']));
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    await sql`lock table login in exclusive mode`.execute(trx);
    if (await trx.selectFrom('login').select('id').limit(1).executeTakeFirst()) return null;
    await trx
      .insertInto('login')
      .values({
        id: newId(),
        partyId: null,
        loginId: input.loginId,
        passwordHash,
        role: 'ROLE_ADMIN',
      })
      .execute();
    return { loginId: input.loginId, password };
  });
}
