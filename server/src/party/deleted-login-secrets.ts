import { undoSeconds } from '@grzadka/contract/core/restore/restore.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** What a login is signed in with, as its tables held it; rows by column, in snake case. */
export interface LoginSecrets {
  readonly loginId: string;
  readonly passwordHash: string;
  /** The row of `second_factor`, if there was one. */
  readonly secondFactor: readonly Record<string, unknown>[];
  readonly recoveryCode: readonly Record<string, unknown>[];
}

/** Longer ago nobody may undo a deletion as its author. */
const isOutlived = sql<boolean>`deleted_at < now() - make_interval(secs => ${sql.lit(undoSeconds)})`;

/** Keeps what the logins of a party, or one login, about to be deleted are signed in with, for as long as that can be undone. */
export async function keepLoginSecrets(
  trx: Transaction<Database>,
  of: { readonly partyId: string } | { readonly id: string },
): Promise<void> {
  const isGoing = 'id' in of ? sql`id = ${of.id}` : sql`party_id = ${of.partyId}`;
  await sql`
    insert into deleted_login_secret (login_id, password_hash, second_factor, recovery_code)
    select
      id,
      password_hash,
      coalesce((select jsonb_agg(factor) from second_factor factor where login_id = login.id), '[]'),
      coalesce((select jsonb_agg(code) from recovery_code code where login_id = login.id), '[]')
    from login
    where ${isGoing}
    on conflict (login_id) do update set
      deleted_at = excluded.deleted_at,
      password_hash = excluded.password_hash,
      second_factor = excluded.second_factor,
      recovery_code = excluded.recovery_code
  `.execute(trx);
}

/** Takes out what is kept of these logins; nothing of those whose minute is over. */
export async function takeLoginSecrets(
  trx: Transaction<Database>,
  loginIds: readonly string[],
): Promise<readonly LoginSecrets[]> {
  if (loginIds.length === 0) return [];
  return trx
    .deleteFrom('deletedLoginSecret')
    .where('loginId', 'in', loginIds)
    .where((eb) => eb.not(isOutlived))
    .returning(['loginId', 'passwordHash', 'secondFactor', 'recoveryCode'])
    .execute() as Promise<readonly LoginSecrets[]>;
}

/** Forgets what nobody can undo any more. */
export async function forgetLoginSecrets(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('deletedLoginSecret').where(isOutlived).execute();
}
