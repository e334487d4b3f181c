import {
  campaignMeterFields,
  campaignMeterList,
} from '@grzadka/contract/campaign/meters/campaign-meter.list';
import type { CampaignMeter } from '@grzadka/contract/campaign/meters/campaign-meter.model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { useParams } from '../core/navigation/place.ts';
import { recordPath } from '../core/record/record-path.ts';
import { columnsOf } from '../core/record/shown-text.ts';
import { formatInstant } from '../core/ui/format.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { meterPaths } from '../meter/meter.paths.ts';
import { campaignPlace } from './campaign.paths.ts';
import { campaignMetersSource, campaignQuery } from './campaign.queries.ts';
import { campaignText } from './campaign.text.ts';

const layout: ListLayout<CampaignMeter> = {
  rowName: ({ name }) => name,
  columns: [
    ...columnsOf(campaignMeterList),
    {
      label: campaignMeterFields.seenAt.label,
      share: 0,
      cell: ({ seenAt }) => seenAt !== null && formatInstant(seenAt),
    },
  ],
  actions: [
    {
      label: campaignText.show,
      icon: DetailsIcon,
      to: ({ id }) => meterPaths.details(id),
    },
  ],
};

/** The meters of a round: how far each is, what was read, by whom and when. */
export function CampaignMeterListScreen() {
  const { id = '' } = useParams();
  const { data } = useQuery(campaignQuery(id));
  const source = useMemo(() => campaignMetersSource(id), [id]);
  return (
    <ListScreen
      title={campaignText.meters}
      subject={data?.reply.name}
      back={recordPath(campaignPlace.screens.details, id)}
      source={source}
      layout={layout}
    />
  );
}
