import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

interface OwnCampaign {
  readonly id: string;
  readonly name: string;
  readonly read: number;
  readonly meters: number;
}

/** The open rounds in which somebody is named, the first that ends first, with how many of their meters are read. */
export async function listOwnCampaigns(
  db: Kysely<Database>,
  userLoginId: string,
): Promise<OwnCampaign[]> {
  const { rows } = await sql<OwnCampaign>`
    select campaign.id, campaign.name, counted.read, counted.meters
    from campaign_reader
    join campaign on campaign.id = campaign_reader.campaign_id
    cross join lateral (
      select
        count(*)::int as meters,
        (count(*) filter (where listed.state = 'read'))::int as read
      from campaign_meter listed
      where listed.campaign_id = campaign.id
        and (campaign_reader.sector_ids = '{}' or listed.sector_id = any (campaign_reader.sector_ids))
    ) counted
    where campaign_reader.login_id = ${userLoginId} and campaign.state = 'open'
    order by campaign.read_thru, campaign.id
  `.execute(db);
  return rows;
}
