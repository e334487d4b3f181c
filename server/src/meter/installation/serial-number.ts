import { installationRefusals } from '@grzadka/contract/meter/installation/installation-refusals';
import { sql } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { InstallationChain } from './installation-chain.ts';

/**
 * Refuses a device that works at another meter of the same type already, by its serial number whatever its letter case:
 * 409 at `field`. Whoever gives another meter the same number meanwhile is waited for.
 */
export async function refuseTakenSerialNumber(
  { trx }: ChangeTransaction,
  { meter }: Pick<InstallationChain, 'meter'>,
  { serialNumber, field }: { serialNumber: string | null; field?: string },
): Promise<void> {
  if (serialNumber === null) return;
  await sql`
    select pg_advisory_xact_lock(hashtext('serial number'), hashtext(lower(${serialNumber})))
  `.execute(trx);
  const taken = await trx
    .selectFrom('installation')
    .innerJoin('meter', 'meter.id', 'installation.meterId')
    .select('meter.name')
    .where(sql`lower(serial_number)`, '=', sql`lower(${serialNumber})`)
    .where('removedAt', 'is', null)
    .where('undoneAt', 'is', null)
    .where('meter.id', '!=', meter.id)
    .where('meter.type', '=', meter.type)
    .orderBy('meter.name')
    .executeTakeFirst();
  if (taken === undefined) return;
  const message = installationRefusals.takenSerialNumber(taken.name);
  throw new AppError('conflict', { message, ...(field && { fields: { [field]: message } }) });
}
