import {
  codesUnreadable,
  recoveryCodeDigits,
} from '@grzadka/contract/second-factor/second-factor.model';
import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { decryptOrRefuse } from './encrypted-secret.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

/** What somebody proved to have. */
export type UsedFactor = 'app' | 'recovery-code';

/**
 * Takes a code, as digits alone, for the second factor of a login, and takes none twice. Null where it is
 * wrong. `key` is the configured SECOND_FACTOR_KEY; where the app's codes need another one, theirs are a 401
 * `second-factor` that says so, and recovery codes are taken as ever.
 */
export async function acceptCode(
  trx: Transaction<Database>,
  input: { loginId: string; code: string; key: string | null },
): Promise<UsedFactor | null> {
  if (input.code.length === recoveryCodeDigits) {
    return (await takeRecoveryCode(trx, input)) ? 'recovery-code' : null;
  }
  return (await takeAppCode(trx, input)) ? 'app' : null;
}

async function takeAppCode(
  trx: Transaction<Database>,
  { loginId, code, key }: { loginId: string; code: string; key: string | null },
): Promise<boolean> {
  const factor = await trx
    .selectFrom('secondFactor')
    .select(['secret', 'isEncrypted'])
    .where('loginId', '=', loginId)
    .where('switchedOnAt', 'is not', null)
    .executeTakeFirst();
  if (!factor) return false;
  const step = stepOf(decryptOrRefuse(factor, { key, loginId }, unreadable), code);
  if (step === null) return false;
  // Compared as it is written: of two who bring one code at once, the second finds it taken.
  const { numUpdatedRows } = await trx
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('loginId', '=', loginId)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', String(step))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function unreadable(cause: Error): AppError {
  const message = codesUnreadable;
  return new AppError('second-factor', { message, fields: { code: message }, cause });
}
