import type {
  MeterUpdate,
  MeterWithDevices,
} from '@grzadka/contract/meter/details/meter-details.model';
import { meterRecord } from '@grzadka/contract/meter/meter.record';
import { meterRefusals } from '@grzadka/contract/meter/meter.refusals';
import { faultsOfLinks } from '@grzadka/contract/meter/meter-links';
import { type Kysely, type Selectable, sql } from 'kysely';
import {
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { isRecordId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { presentInstallation } from './installation/present-installation.ts';
import { explain, selectMeters } from './meter.repo.ts';
import { named, presentMeter } from './present-meter.ts';

/** A meter with all its devices, newest first, its garden, its zone and its version; 404 when there is none. */
export async function getMeterDetails(
  db: Kysely<Database>,
  id: string,
): Promise<MeterWithDevices & { version: number }> {
  const meter = await selectMeters(db)
    .leftJoin('garden', 'garden.id', 'meter.gardenId')
    .leftJoin('zone', 'zone.id', 'meter.zoneId')
    .leftJoin('sector', 'sector.id', 'meter.sectorId')
    .select(['meter.role', 'meter.place', 'meter.walkOrder', 'meter.version'])
    .select(['garden.id as gardenId', 'garden.name as gardenName'])
    .select(['zone.id as zoneId', 'zone.name as zoneName'])
    .select(['sector.id as sectorId', 'sector.name as sectorName'])
    .where('meter.id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
  const rows = await db
    .selectFrom('installation')
    .selectAll()
    .where('meterId', '=', meter.id)
    .orderBy('installedAt', (order) => order.desc().nullsLast())
    .orderBy('createdAt', 'desc')
    .execute();
  const installations = rows.map(presentInstallation);
  const { role, place, walkOrder, version } = meter;
  return {
    meter: {
      ...presentMeter(meter),
      role,
      place,
      walkOrder,
      sector: named(meter.sectorId, meter.sectorName),
    },
    installation:
      installations.find(({ removedAt, undoneAt }) => removedAt === null && undoneAt === null) ??
      null,
    installations,
    garden: named(meter.gardenId, meter.gardenName),
    zone: named(meter.zoneId, meter.zoneName),
    version,
  };
}

/**
 * Changes what is known of a meter, and gives its new version. 404, 412; 409 when another one has the name; 400 for a
 * zone of another type, for a main meter in a garden, and for another sector than the garden's.
 */
export function updateMeter(
  db: Kysely<Database>,
  { id, caller, ifMatch, ...set }: ChangeRequest & MeterUpdate,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, meterRecord, { id, ifMatch });
    const after = { ...before, ...set };
    const faults = {
      ...(await faultsOfRoleAndZone(tx, after)),
      ...(await faultsOfSector(tx, before, after)),
    };
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    // A trigger sees to it that a meter in a garden has the garden's.
    const { sectorId } = before.gardenId === null ? after : before;
    return updateLocked(tx, meterRecord, { before, set: { ...set, sectorId } });
  }).catch(explain);
}

type MeterRow = Selectable<Database['meter']>;

async function faultsOfRoleAndZone(
  tx: ChangeTransaction,
  { type, gardenId, role, zoneId }: MeterRow,
): Promise<Record<string, string>> {
  const zone = zoneId === null ? null : await lockZone(tx, zoneId);
  const faults = faultsOfLinks({ type, role, gardenId, zoneType: zone?.type ?? null });
  return {
    ...(faults.mainInGarden && { role: meterRefusals.mainInGarden }),
    ...(faults.zoneOfOtherType && { zoneId: meterRefusals.zoneOfOtherType }),
    ...(zone === undefined && { zoneId: meterRefusals.noSuchZone }),
  };
}

/** A zone that stays, and of its type, until the transaction ends. */
async function lockZone({ trx }: ChangeTransaction, zoneId: string) {
  if (!isRecordId(zoneId)) return undefined;
  return trx
    .selectFrom('zone')
    .select('type')
    .where('id', '=', zoneId)
    .forShare()
    .executeTakeFirst();
}

async function faultsOfSector(
  { trx }: ChangeTransaction,
  { gardenId, sectorId: own }: MeterRow,
  { sectorId }: Pick<MeterRow, 'sectorId'>,
): Promise<Record<string, string>> {
  if (sectorId === null || sectorId === own) return {};
  if (gardenId !== null) return { sectorId: meterRefusals.sectorOfGarden };
  const sector = await trx
    .selectFrom('sector')
    .select(sql`1`.as('there'))
    .where('id', '=', sectorId)
    .forKeyShare()
    .executeTakeFirst();
  return sector === undefined ? { sectorId: meterRefusals.noSuchSector } : {};
}
