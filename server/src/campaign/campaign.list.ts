import { campaignList } from '@grzadka/contract/campaign/campaign.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof campaignList> = {
  table: 'campaign',
  search: null,
  filters: {},
  sorts: {
    'read-from': { by: column('campaign.readFrom'), mayBeEmpty: false },
    name: { by: polishOrder('campaign.name'), mayBeEmpty: false },
  },
};

/** How the rounds are read, for a page or as a whole. */
export function readCampaigns(db: Kysely<Database>) {
  return printedReading(campaignList, {
    source,
    rows: db
      .selectFrom('campaign')
      .select(['campaign.id', 'campaign.name', 'types', 'readFrom', 'readThru', 'campaign.state'])
      .select([
        sql<number>`(
          select count(*)::int from campaign_meter where campaign_id = campaign.id
        )`.as('meters'),
        sql<number>`(
          select count(*)::int from campaign_meter
          where campaign_id = campaign.id and state = 'read'
        )`.as('read'),
      ]),
  });
}
