import { campaignMeterCheck } from '@grzadka/contract/campaign/campaign.check';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { bindCheck } from '#src/core/inspection/check.ts';

/** Finds the rounds with meters that keep another state, or while they are open another place in the walk, than follows. */
export const checkCampaignMeters = bindCheck(campaignMeterCheck, async function* ({ db }) {
  const campaigns = await db.selectFrom('campaign').select('id').orderBy('id').execute();
  for (const { id } of campaigns) {
    const { rows } = await sql<{ meters: number }>`
      select count(*)::int as meters
      from campaign_meter kept
      join campaign_meters_as_read(
        array(select meter_id from campaign_meter where campaign_id = ${id}), array[${id}::uuid]
      ) read on read.id = kept.id
      cross join lateral walk_place(kept.meter_id) place
      where (kept.is_open, kept.state, kept.measurement_id, kept.visit_id, kept.submission_id, kept.seen_at, kept.seen_by)
          is distinct from
          (read.is_open, read.state, read.measurement_id, read.visit_id, read.submission_id, read.seen_at, read.seen_by)
        or kept.is_open and (kept.walk_key, kept.sector_id, kept.search)
          is distinct from (place.walk_key, place.sector_id, place.search)
      having count(*) > 0
    `.execute(db);
    yield { findings: rows.map(({ meters }) => ({ record: { type: 'campaign', id }, meters })) };
  }
});

/** Has the meters of these rounds keep how far they are, and where they stand. */
export async function recountCampaignMeters(db: Kysely<Database>, ids: readonly string[]) {
  const meters = sql`array(select meter_id from campaign_meter where campaign_id = any (${ids}::uuid[]))`;
  await sql`select derive_campaign_meters(${meters}, ${ids}::uuid[]), keep_walk_keys(${meters})`.execute(
    db,
  );
}
