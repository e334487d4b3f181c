import { installationAt } from '@grzadka/contract/meter/installation/installation-at';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { CheckedRow } from '../../engine/check-rows.ts';
import type { PlanContext } from '../../engine/define-import.ts';
import type { Refuse } from '../../engine/faults.ts';
import { foldCase } from '../../engine/fold-case.ts';
import { indexMeters } from '../meter-store.ts';
import type { ReadingRow } from './reading-row.ts';
import type { StatedReading } from './stated-readings.ts';

/** Finds the meter of each reading, refusing the rows whose meter is not certain. */
export async function placeReadings(
  { db, refuse }: Pick<PlanContext, 'db' | 'refuse'>,
  rows: readonly CheckedRow<ReadingRow>[],
): Promise<StatedReading[]> {
  const folded = await foldCase(
    db,
    rows.flatMap(({ row }) => row.name ?? []),
  );
  const meters = await indexMeters(db, folded.values());
  const devices = await findDevices(
    db,
    rows.flatMap(({ row }) => row.serialNumber ?? []),
  );
  return rows.flatMap(({ number, row }) => {
    const meter = row.name === null ? undefined : meters.get(folded.get(row.name) ?? row.name);
    if (row.name !== null && meter === undefined) {
      refuse(number, 'name', unknownMeter(row.name));
      return [];
    }
    const meterId =
      row.serialNumber === null
        ? meter?.id
        : meterOfDevice(devices.get(row.serialNumber) ?? [], { number, row, meter, refuse });
    if (meterId === undefined) return [];
    return [{ number, meterId, value: row.value, measuredAt: row.readAt, active: null }];
  });
}

/** The message for a meter that a row names and nobody has imported. */
export function unknownMeter(name: string): string {
  return `Nie ma licznika „${name}”: najpierw zaimportuj liczniki`;
}

interface Asked {
  readonly number: number;
  readonly row: ReadingRow;
  /** The one that the row names. */
  readonly meter: { readonly id: string; readonly name: string } | undefined;
  readonly refuse: Refuse;
}

/** The meter at which one of the devices was when the reading was taken; undefined where that is not just one. */
function meterOfDevice(
  devices: readonly NumberedDevice[],
  { number, row, meter, refuse }: Asked,
): string | undefined {
  const borne = devices.filter(({ meterId }) => meter === undefined || meterId === meter.id);
  if (borne.length === 0) {
    const message = meter
      ? `W liczniku „${meter.name}” nie ma tego numeru fabrycznego. Sprawdź numer.`
      : 'Nie ma licznika o tym numerze fabrycznym. Sprawdź numer.';
    refuse(number, 'serialNumber', message);
    return undefined;
  }
  const [found, ...others] = borne.filter(
    (device) => installationAt([device], row.readAt) !== undefined,
  );
  if (found === undefined) {
    refuse(
      number,
      'readAt',
      'Licznik o tym numerze fabrycznym nie był wtedy założony. Popraw datę.',
    );
    return undefined;
  }
  if (others.length > 0) {
    const names = [found, ...others].map(({ meterName }) => `„${meterName}”`).join(', ');
    const message = `Ten numer fabryczny mają liczniki ${names}. Podaj także nazwę licznika.`;
    refuse(number, 'serialNumber', message);
    return undefined;
  }
  return found.meterId;
}

/** A device that bore the number asked for, and when it was at its meter. */
interface NumberedDevice {
  readonly meterId: string;
  readonly meterName: string;
  readonly installedAt: string | null;
  readonly removedAt: string | null;
}

/** The devices with each of these serial numbers, whatever its letter case, among those whose mounting counts. */
async function findDevices(
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
