import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { campaignReadersCall } from '@grzadka/contract/campaign/campaign-readers.options';
import { campaignMeterList } from '@grzadka/contract/campaign/meters/campaign-meter.list';
import type { CampaignMeter } from '@grzadka/contract/campaign/meters/campaign-meter.model';
import { call } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';
import { recordQuery } from '../core/record/record-calls.ts';

const { name } = campaignRecord;

/** A round with how far it is, and the version of its settings. */
export function campaignQuery(id: string) {
  return recordQuery(campaignRecord, campaignEndpoints, id);
}

/** How many open rounds are named above the meters. */
const openRoundsNamed = 3;

/** The rounds that are open, the latest first: as web/build/first-calls.ts asks for them. */
export const openRoundsQuery = callQuery([name, 'open'], campaignEndpoints.list, {
  query: {
    'filter-by-state': 'true',
    state: 'open',
    'sort-by': 'read-from',
    'sort-direction': 'desc',
    limit: String(openRoundsNamed),
    total: 'later',
  },
});

/** Whom a round can name as its readers. */
export const readersQuery = callQuery([name, 'readers'], campaignReadersCall, {});

/** The meters of a round as a list. */
export function campaignMetersSource(campaignId: string): ListDataSource<CampaignMeter> {
  return {
    name: metersListName(campaignId),
    definition: campaignMeterList,
    exportCall: { endpoint: campaignEndpoints.exportMeters, params: { id: campaignId } },
    load: (query, signal) =>
      call(campaignEndpoints.meters, { params: { id: campaignId }, query }, { signal }),
  };
}

/** What the list of a round's meters is called. */
export function metersListName(campaignId: string): string {
  return `${name} meters of ${campaignId}`;
}
