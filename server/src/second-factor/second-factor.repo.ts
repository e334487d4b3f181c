import { outranks } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';
import type { SecondFactorState } from '@grzadka/contract/second-factor/second-factor.model';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** Whether a role has to have a second factor, where it is required from `from` upwards; null: of nobody. */
export function isSecondFactorRequired(role: Role, from: Role | null): boolean {
  return from !== null && !outranks(from, role);
}

/** Whether a code is asked for when the login signs in. */
export async function hasSecondFactor(db: Kysely<Database>, loginId: string): Promise<boolean> {
  const factor = await switchedOn(db, loginId).executeTakeFirst();
  return factor !== undefined;
}

/** Whether the second factor of a login is on, and how many recovery codes are left. */
export async function readSecondFactor(
  db: Kysely<Database>,
  loginId: string,
): Promise<Omit<SecondFactorState, 'isRequired'>> {
  const codes = await switchedOn(db, loginId)
    .leftJoin('recoveryCode', 'recoveryCode.loginId', 'secondFactor.loginId')
    .select('recoveryCode.codeHash')
    .execute();
  const recoveryCodesLeft = codes.filter(({ codeHash }) => codeHash !== null).length;
  return { isOn: codes.length > 0, recoveryCodesLeft };
}

/** Takes the second factor from a login, with its recovery codes; false where it had none that was on. */
export async function removeSecondFactor(
  trx: Transaction<Database>,
  loginId: string,
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('secondFactor')
    .where('loginId', '=', loginId)
    .returning('switchedOnAt')
    .executeTakeFirst();
  return removed !== undefined && removed.switchedOnAt !== null;
}

function switchedOn(db: Kysely<Database>, loginId: string) {
  return db
    .selectFrom('secondFactor')
    .select('secondFactor.loginId')
    .where('secondFactor.loginId', '=', loginId)
    .where('switchedOnAt', 'is not', null);
}
