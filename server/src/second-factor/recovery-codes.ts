import { randomInt } from 'node:crypto';
import {
  recoveryCodeCount,
  recoveryCodeDigits,
} from '@grzadka/contract/second-factor/second-factor.model';
import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { hashPassword, isPasswordRight } from '#src/login/password.ts';

/**
 * Gives a login fresh recovery codes in the place of those it had, and returns them in groups of four
 * digits: only their hashes are kept. They are hashed as passwords are, since twelve digits could be
 * tried out with a quicker hash.
 */
export async function replaceRecoveryCodes(
  trx: Transaction<Database>,
  loginId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const hashes = await Promise.all(codes.map(hashPassword));
  await trx.deleteFrom('recoveryCode').where('loginId', '=', loginId).execute();
  await trx
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ loginId, codeHash })))
    .execute();
  return codes.map((code) => code.replaceAll(/\d{4}(?!$)/g, '$& '));
}

/** Whether a code, as digits alone, is one of the login's; it is none from then on. */
export async function takeRecoveryCode(
  trx: Transaction<Database>,
  { loginId, code }: { loginId: string; code: string },
): Promise<boolean> {
  const rows = await trx
    .selectFrom('recoveryCode')
    .select('codeHash')
    .where('loginId', '=', loginId)
    .execute();
  for (const { codeHash } of rows) {
    if (!(await isPasswordRight(codeHash, code))) continue;
    const { numDeletedRows } = await trx
      .deleteFrom('recoveryCode')
      .where('loginId', '=', loginId)
      .where('codeHash', '=', codeHash)
      .executeTakeFirst();
    // Somebody else may have used it in the meantime.
    return numDeletedRows === 1n;
  }
  return false;
}

function newRecoveryCode(): string {
  return String(randomInt(10 ** recoveryCodeDigits)).padStart(recoveryCodeDigits, '0');
}
