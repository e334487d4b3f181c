import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { type Kysely, sql } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { InstallationChain } from './installation-chain.ts';

/** A device that is to work at a meter of that type. */
interface NumberedDevice {
  readonly meterId: string;
  readonly type: MeterType;
  readonly serialNumber: string;
}

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
  const [message] = await refusalsOfTakenNumbers(trx, [
    { meterId: meter.id, type: meter.type, serialNumber },
  ]);
  if (message === undefined) return;
  throw new AppError('conflict', { message, ...(field && { fields: { [field]: message } }) });
}

/**
 * Why devices cannot be where they would be, since others with their serial numbers work at other meters of the same type
 * (docs/product/readings.md#devices); undefined for each that can. Whoever asks keeps others from giving such numbers.
 */
export async function refusalsOfTakenNumbers(
  db: Kysely<Database>,
  devices: readonly NumberedDevice[],
): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ position: number; name: string }>`
    select distinct on (given.position) given.position::int, other.name
    from unnest(
      ${devices.map(({ meterId }) => meterId)}::uuid[],
      ${devices.map(({ type }) => type)}::text[],
      ${devices.map(({ serialNumber }) => serialNumber)}::text[]
    ) with ordinality as given (meter_id, type, serial_number, position)
    join installation on lower(installation.serial_number) = lower(given.serial_number)
      and removed_at is null and undone_at is null and installation.meter_id <> given.meter_id
    join meter other on other.id = installation.meter_id and other.type = given.type
    order by given.position, other.name collate polish
  `.execute(db);
  const names = new Map(rows.map(({ position, name }) => [position, name]));
  return devices.map((_, index) => {
    const name = names.get(index + 1);
    return name === undefined ? undefined : installationRefusals.takenSerialNumber(name);
  });
}
