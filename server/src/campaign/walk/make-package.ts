import type { CampaignMeterState } from '@grzadka/contract/campaign/campaign.labels';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { CampaignPackage } from '@grzadka/contract/campaign/walk/campaign-package.model';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import {
  type ContextRow,
  contextColumns,
  presentContext,
} from '#src/meter/verdict/read-verdict-context.ts';
import { openWalk, type Walk } from './open-walk.ts';

type Db = Kysely<Database>;

/** A statement reads so many contexts; each takes up to a hundred readings. */
const atOnce = 250;

/**
 * What somebody takes along on the walk of an open round: docs/product/campaigns.md#package. 403, 404; 409 when the round is not
 * open.
 */
export async function makePackage(
  db: Db,
  asked: { id: string; caller: Caller },
): Promise<CampaignPackage> {
  const walk = await openWalk(db, asked);
  const { id, name, state, readFrom, readThru } = walk.campaign;
  if (state === 'draft') throw conflict(campaignRefusals.notWalked);
  if (state === 'closed') throw conflict(campaignRefusals.walkOver);
  const meters = shaftsTogether(await listMeters(db, walk));
  const columns = newColumns();
  for (let done = 0; done < meters.length; done += atOnce) {
    const portion = meters.slice(done, done + atOnce);
    const contexts = await readContexts(db, portion);
    for (const meter of portion) {
      const row = contexts.get(meter.id);
      if (row !== undefined) columns.add(meter, row);
    }
  }
  return { id, name, state, readFrom, readThru, meters: columns.columns };
}

interface WalkedMeter {
  readonly id: string;
  readonly name: string;
  readonly plot: string | null;
  readonly sector: string | null;
  readonly place: string | null;
  readonly state: CampaignMeterState;
}

/** The meters of a walk in its order. */
async function listMeters(db: Db, { campaign, sectorIds }: Walk): Promise<WalkedMeter[]> {
  const ofSectors =
    sectorIds.length === 0 ? sql`true` : sql`listed.sector_id = any (${sectorIds}::text[])`;
  const { rows } = await sql<WalkedMeter>`
    select meter.id, meter.name, garden.name as plot, sector.name as sector, meter.place, listed.state
    from campaign_meter listed
    join meter on meter.id = listed.meter_id
    left join garden on garden.id = meter.garden_id
    left join sector on sector.id = listed.sector_id
    where listed.campaign_id = ${campaign.id} and ${ofSectors}
    order by listed.walk_key collate polish, listed.id
  `.execute(db);
  return rows;
}

/** The same with those of one shaft one after another, where the first of them stands: nobody opens a shaft twice. */
function shaftsTogether(meters: readonly WalkedMeter[]): WalkedMeter[] {
  const shafts = Map.groupBy(meters, ({ id, sector, place }) =>
    place === null ? id : JSON.stringify([sector, place.toLowerCase()]),
  );
  return [...shafts.values()].flat();
}

async function readContexts(
  db: Db,
  meters: readonly WalkedMeter[],
): Promise<ReadonlyMap<string, ContextRow>> {
  const { rows } = await sql<ContextRow>`
    select ${contextColumns(sql`null::uuid`)}
    from meter cross join (select now() as at) asked
    where meter.id = any (${meters.map(({ id }) => id)}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A column whose values many meters share, while it is filled. */
function sharedColumn<Value>() {
  const places = new Map<Value, number>();
  const column = { values: [] as Value[], at: [] as number[] };
  return {
    column,
    add(value: Value): void {
      let place = places.get(value);
      if (place === undefined) {
        place = column.values.push(value) - 1;
        places.set(value, place);
      }
      column.at.push(place);
    },
  };
}

type Columns = CampaignPackage['meters'];

/** The columns of a package, and what adds a meter to all of them. */
function newColumns() {
  const own = {
    id: [] as string[],
    name: [] as string[],
    plot: [] as (string | null)[],
    serialNumber: [] as (string | null)[],
    lastValue: [] as (number | null)[],
    lastAt: [] as (number | null)[],
    usual: [] as (number | null)[],
  };
  const shared = {
    type: sharedColumn<Columns['type']['values'][number]>(),
    sector: sharedColumn<string | null>(),
    place: sharedColumn<string | null>(),
    active: sharedColumn<boolean>(),
    state: sharedColumn<CampaignMeterState>(),
    hasDevice: sharedColumn<boolean>(),
    installedAt: sharedColumn<number | null>(),
    firstValue: sharedColumn<number | null>(),
    digits: sharedColumn<number | null>(),
    multiplier: sharedColumn<number | null>(),
    legalisedUntil: sharedColumn<string | null>(),
    isLastOfDevice: sharedColumn<boolean>(),
  };
  const columns: Columns = {
    ...own,
    type: shared.type.column,
    sector: shared.sector.column,
    place: shared.place.column,
    active: shared.active.column,
    state: shared.state.column,
    hasDevice: shared.hasDevice.column,
    installedAt: shared.installedAt.column,
    firstValue: shared.firstValue.column,
    digits: shared.digits.column,
    multiplier: shared.multiplier.column,
    legalisedUntil: shared.legalisedUntil.column,
    isLastOfDevice: shared.isLastOfDevice.column,
  };
  return {
    columns,
    add(meter: WalkedMeter, row: ContextRow): void {
      const context = presentContext(row);
      const { device, last, isLastOfDevice } = presentOf(context);
      own.id.push(meter.id);
      own.name.push(meter.name);
      own.plot.push(meter.plot);
      own.serialNumber.push(device?.serialNumber ?? null);
      own.lastValue.push(last?.value ?? null);
      own.lastAt.push(last ? Date.parse(last.measuredAt) : null);
      own.usual.push(context.usual);
      shared.type.add(row.type);
      shared.sector.add(meter.sector);
      shared.place.add(meter.place);
      shared.active.add(context.active);
      shared.state.add(meter.state);
      shared.hasDevice.add(device !== undefined);
      shared.installedAt.add(
        device?.installedAt && !isLastOfDevice ? Date.parse(device.installedAt) : null,
      );
      shared.firstValue.add(device?.firstValue ?? null);
      shared.digits.add(device?.digits ?? null);
      shared.multiplier.add(device?.multiplier ?? null);
      shared.legalisedUntil.add(device?.legalisedUntil ?? null);
      shared.isLastOfDevice.add(isLastOfDevice);
    },
  };
}

/** The device that is there, and the last reading of the meter, which may be one of the device before. */
function presentOf({ installations, measurements }: VerdictContext) {
  const device = installations.find(({ removedAt }) => removedAt === null);
  const last = measurements.at(-1);
  return {
    device,
    last,
    isLastOfDevice: device !== undefined && last?.installationId === device.id,
  };
}
