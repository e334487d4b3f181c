import {
  generatedPasswordLength,
  generatePassword,
} from '@grzadka/contract/login/generate-password';
import { loginRecord } from '@grzadka/contract/login/login.record';
import { type Kysely, sql } from 'kysely';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { append, change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';

import { hashPassword } from './password.ts';

/** What to sign in with; printed once and stored nowhere. */
export interface Credentials {
  userName: string;
  password: string;
}

/**
 * Makes the first administrator when no login exists, with a generated password unless one is
 * given. Null when there is a login already. Two instances that start at once make one.
 */
export async function createFirstAdministrator(
  db: Kysely<Database>,
  { userName, ...input }: { userName: string; password?: string | null },
): Promise<Credentials | null> {
  const anyLogin = db.selectFrom('login').select('id').limit(1);
  if (await anyLogin.executeTakeFirst()) return null;
  const password = input.password ?? generatePassword(generatedPasswordLength(['ROLE_ADMIN']));
  const passwordHash = await hashPassword(password);
  return change(db, commandLine, async (tx) => {
    await sql`lock table login in exclusive mode`.execute(tx.trx);
    if (await tx.trx.selectFrom('login').select('id').limit(1).executeTakeFirst()) return null;
    const values = { partyId: null, userName, passwordHash, role: 'ROLE_ADMIN' } as const;
    await append(tx, loginRecord, { values });
    return { userName, password };
  });
}
