import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import { dayAsTyped } from '@grzadka/contract/core/time/typed-date';
import { type Kysely, sql } from 'kysely';
import { readRow } from '#src/core/database/read-row.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import { selectMetersWithDevice } from '#src/meter/meter.repo.ts';

/** What a meter showed last, or what its device showed when it was put on. */
interface LastValue {
  readonly value: number;
  /** As on the wire. */
  readonly at: string;
  readonly isEstimate: boolean;
}

/** Returns its day as people write it, with a mark where nobody has read it. */
export function lastDayText({ at, isEstimate }: LastValue): string {
  return `${dayAsTyped(dayOf(at))}${isEstimate ? ' (szacunek)' : ''}`;
}

/** A meter as it stands on a sheet. */
export interface SheetMeter {
  readonly id: string;
  readonly name: string;
  readonly plot: string | null;
  readonly sector: string | null;
  /** Of the device that is there now, as `last` is; null where there is none. */
  readonly serialNumber: string | null;
  readonly last: LastValue | null;
}

/** A round with its meters in the order in which one walks past them. No names of people are in it. */
export interface CampaignSheet {
  readonly id: string;
  readonly name: string;
  readonly readFrom: string;
  readonly readThru: string;
  readonly meters: readonly SheetMeter[];
}

/** Reads what stands on the sheet of a round as of one instant; 404 without the round, 409 while it is a draft and has no meters yet. */
export function readCampaignSheet(db: Kysely<Database>, id: string): Promise<CampaignSheet> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { state, name, readFrom, readThru, ...round } = await readRow(
        trx,
        'campaign',
        recordId(id),
      );
      if (state === 'draft') throw conflict(campaignRefusals.notOpen);
      return { id: round.id, name, readFrom, readThru, meters: await readMeters(trx, round.id) };
    });
}

async function readMeters(db: Kysely<Database>, campaignId: string): Promise<SheetMeter[]> {
  const rows = await selectMetersWithDevice(db)
    .innerJoin('campaignMeter', 'campaignMeter.meterId', 'meter.id')
    .leftJoin('garden', 'garden.id', 'meter.gardenId')
    .leftJoin('sector', 'sector.id', 'campaignMeter.sectorId')
    .select(['garden.name as plot', 'sector.name as sector', 'measurement.channel'])
    .select(['installation.id as deviceId', 'installation.installedAt', 'installation.firstValue'])
    .select('measurement.installationId as readDeviceId')
    .where('campaignMeter.campaignId', '=', campaignId)
    .orderBy(sql`campaign_meter.walk_key collate polish`)
    .orderBy('campaignMeter.id')
    .execute();
  return rows.map(({ id, name, plot, sector, serialNumber, ...row }) => ({
    id,
    name,
    plot,
    sector,
    serialNumber,
    last: lastValueOf(row),
  }));
}

interface ReadRow {
  readonly value: string | null;
  readonly measuredAt: string | null;
  readonly channel: string | null;
  readonly readDeviceId: string | null;
  readonly deviceId: string | null;
  readonly installedAt: string | null;
  readonly firstValue: string | null;
}

/** After an exchange the value of the former device would mislead whoever stands before the new one. */
function lastValueOf({ value, measuredAt, channel, readDeviceId, deviceId, ...device }: ReadRow) {
  const { installedAt, firstValue } = device;
  if (value !== null && measuredAt !== null && (deviceId === null || readDeviceId === deviceId)) {
    return { value: Number(value), at: measuredAt, isEstimate: channel === 'estimate' };
  }
  if (installedAt === null || firstValue === null) return null;
  return { value: Number(firstValue), at: installedAt, isEstimate: false };
}
