import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** A device that bore the number asked for, and when it was at its meter. */
export interface NumberedDevice {
  readonly meterId: string;
  readonly meterName: string;
  readonly installedAt: string | null;
  readonly removedAt: string | null;
}

/** The devices with each of these serial numbers, whatever its letter case, among those whose mounting counts. */
export async function findDevices(
  db: Kysely<Database>,
  serialNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly NumberedDevice[]>> {
  const { rows } = await sql<NumberedDevice & { serialNumber: string }>`
    select
      stated.serial_number, meter.id as meter_id, meter.name as meter_name, installed_at, removed_at
    from unnest(${[...new Set(serialNumbers)]}::text[]) as stated (serial_number)
    join installation on lower(installation.serial_number) = lower(stated.serial_number)
    join meter on meter.id = installation.meter_id
    where undone_at is null
    order by meter.name collate polish, meter.id, installed_at nulls first
  `.execute(db);
  return Map.groupBy(rows, ({ serialNumber }) => serialNumber);
}
