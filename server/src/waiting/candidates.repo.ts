import { misfitsOf } from '@grzadka/contract/waiting/fit';
import type { Candidate, Candidates } from '@grzadka/contract/waiting/waiting.model';
import { type Kysely, sql } from 'kysely';
import { etagOf } from '#src/core/change/if-match.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';

interface Plot {
  readonly sectorId: string;
  readonly area: number | null;
  readonly hasWater: boolean;
  readonly hasElectricity: boolean;
  readonly isFree: boolean;
  readonly offer: Candidates['offer'];
}

interface Row extends Omit<Candidate, 'misfits' | 'etag' | 'place'> {
  readonly version: number;
  readonly sectorIds: readonly string[];
  readonly areaFrom: number | null;
  readonly areaThru: number | null;
  readonly water: boolean;
  readonly electricity: boolean;
}

/**
 * Who waits for a plot and has no offer now, in their order, with the wishes that this one does not meet (docs/product/waiting.md#order).
 * 404 without the plot.
 */
export async function readCandidates(
  db: Kysely<Database>,
  { id }: { readonly id: string },
): Promise<Candidates> {
  const gardenId = recordId(id);
  const { isFree, offer, ...plot } = await readPlot(db, gardenId);
  const { rows } = await sql<Row>`
    select
      waiting.id, called as name, applied_on, version, sector_ids, area_from::float8, area_thru::float8, water, electricity,
      exists (
        select from waiting_offer_standing offer
        where offer.waiting_id = waiting.id and offer.garden_id = ${gardenId} and offer.answer = 'no'
      ) as has_declined
    from waiting join waiting_standing standing on standing.id = waiting.id
    where state = 'waiting'
    order by applied_on, waiting.id
  `.execute(db);
  const items = rows.map(
    ({ version, sectorIds, areaFrom, areaThru, water, electricity, ...row }, at) => ({
      ...row,
      place: at + 1,
      etag: etagOf(version),
      misfits: misfitsOf({ sectorIds, areaFrom, areaThru, water, electricity }, plot),
    }),
  );
  return { isFree, offer, items };
}

/** Whether somebody comes by a handover in progress. */
const isTaken = sql`(
  handover.coming_name is not null
  or exists (select from handover_party where handover_id = handover.id and side = 'coming')
)`;

/** Nobody holds the plot today and nobody comes by a handover; or all who hold it leave by one, and nobody comes yet. */
const isFree = sql<boolean>`coalesce(
  (
    select not ${isTaken} and not exists (
      select from assignment
      where garden_id = garden.id and valid_thru > handover.day and party_id not in (
        select party_id from handover_party where handover_id = handover.id
      )
    )
    from handover where handover.garden_id = garden.id and state = 'open'
  ),
  not exists (select from current_assignment where garden_id = garden.id)
)`;

async function readPlot(db: Kysely<Database>, gardenId: string): Promise<Plot> {
  const { rows } = await sql<Plot>`
    select
      sector_id, area::float8 as area,
      exists (select from meter where garden_id = garden.id and active and type = 'WaterMeter') as has_water,
      exists (select from meter where garden_id = garden.id and active and type = 'ElectricityMeter') as has_electricity,
      ${isFree} as is_free,
      (
        select json_build_object('name', called, 'until', until, 'waitingId', waiting.id)
        from waiting_offer_standing offer join waiting on waiting.id = offer.waiting_id
        where offer.garden_id = garden.id and offer.answer is null
        limit 1
      ) as offer
    from garden where id = ${gardenId}
  `.execute(db);
  const [plot] = rows;
  if (plot === undefined) throw notFound();
  return plot;
}
