import {
  type SecondFactorSetUp,
  wrongCode,
} from '@grzadka/contract/second-factor/second-factor.model';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { endOtherSessions } from '#src/login/login.repo.ts';
import { lockOwnLogin } from '#src/login/own-password.ts';
import { decryptOrRefuse, encryptSecret } from './encrypted-secret.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import {
  hasSecondFactor,
  isSecondFactorRequired,
  removeSecondFactor,
} from './second-factor.repo.ts';
import { describeSecret, newSecret, stepOf } from './totp.ts';

interface Context {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'secondFactorKey' | 'secondFactorFrom'>;
}

/** Whose second factor is changed: the caller's own, for who knows the password. */
interface Confirmed {
  caller: Caller;
  currentPassword: string;
}

const alreadyOn = 'Logowanie z kodem jest już włączone.';
const notOn = 'Logowanie z kodem nie jest włączone.';
const notSetUp = 'Zacznij włączanie od nowa.';
const required = 'Twoja rola wymaga logowania z kodem, dlatego nie można go wyłączyć.';

/**
 * Makes the secret of a second factor that a first code is to switch on, in the place of one that none
 * has. 400 at a wrong password, 409 while one is on.
 */
export function setUpSecondFactor(
  { db, config }: Context,
  { caller, currentPassword }: Confirmed,
): Promise<SecondFactorSetUp> {
  return change(db, caller, async (tx) => {
    const { id: loginId } = await lockOwnLogin(tx, { caller, currentPassword });
    const secret = newSecret();
    const stored = encryptSecret(secret, { key: config.secondFactorKey, loginId });
    const { numInsertedOrUpdatedRows } = await tx.trx
      .insertInto('secondFactor')
      .values({ loginId, ...stored })
      .onConflict((conflict) =>
        conflict
          .column('loginId')
          .doUpdateSet(stored)
          .where('secondFactor.switchedOnAt', 'is', null),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) throw new AppError('conflict', { message: alreadyOn });
    return describeSecret(secret, caller.userName);
  });
}

/**
 * Switches the second factor on that was set up before, ends the caller's other sessions, which began
 * without one, and gives the recovery codes. 400 at a wrong code, 409 where none was set up, or with another SECOND_FACTOR_KEY.
 */
export function switchSecondFactorOn(
  { db, config }: Context,
  { caller, code }: { caller: Caller; code: string },
): Promise<string[]> {
  const loginId = caller.userLoginId;
  return change(db, caller, async (tx) => {
    const factor = await tx.trx
      .selectFrom('secondFactor')
      .selectAll()
      .where('loginId', '=', loginId)
      .where('switchedOnAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const refusal = (cause?: Error) => new AppError('conflict', { message: notSetUp, cause });
    if (!factor) throw refusal();
    const secret = decryptOrRefuse(factor, { key: config.secondFactorKey, loginId }, refusal);
    const lastStep = stepOf(secret, code);
    if (lastStep === null) throw invalidFields({ code: wrongCode });
    await tx.trx
      .updateTable('secondFactor')
      .set({ switchedOnAt: sql`now()`, lastStep })
      .where('loginId', '=', loginId)
      .execute();
    await endOtherSessions(tx.trx, caller);
    await tell(tx, caller, 'switch-on-second-factor');
    return replaceRecoveryCodes(tx.trx, loginId);
  });
}

/** Switches the second factor off; nothing where it is. 400 at a wrong password, 403 where it is required. */
export function switchSecondFactorOff(
  { db, config }: Context,
  { caller, currentPassword }: Confirmed,
): Promise<void> {
  return change(db, caller, async (tx) => {
    const { id, role } = await lockOwnLogin(tx, { caller, currentPassword });
    if (isSecondFactorRequired(role, config.secondFactorFrom)) {
      throw new AppError('forbidden', { message: required });
    }
    if (await removeSecondFactor(tx.trx, id)) await tell(tx, caller, 'switch-off-second-factor');
  });
}

/** Gives fresh recovery codes; the former ones are none any more. 400 at a wrong password, 409 where it is off. */
export function renewRecoveryCodes(
  { db }: Context,
  { caller, currentPassword }: Confirmed,
): Promise<string[]> {
  return change(db, caller, async (tx) => {
    const { id } = await lockOwnLogin(tx, { caller, currentPassword });
    if (!(await hasSecondFactor(tx.trx, id))) throw new AppError('conflict', { message: notOn });
    await tell(tx, caller, 'renew-recovery-codes');
    return replaceRecoveryCodes(tx.trx, id);
  });
}

function tell({ trx, actor }: ChangeTransaction, { userLoginId }: Caller, action: string) {
  return writeAuditEntry(trx, { actor, action, recordType: 'login', recordId: userLoginId });
}
