import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import { campaignList } from '@grzadka/contract/campaign/campaign.list';
import type { CampaignListItem } from '@grzadka/contract/campaign/campaign.model';
import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { useMay } from '../core/access/access.ts';
import { useStartAdding } from '../core/list/adding/useStartAdding.ts';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { paths } from '../core/paths.ts';
import { recordSource } from '../core/record/record-calls.ts';
import { recordPath } from '../core/record/record-path.ts';
import { columnsOf } from '../core/record/shown-text.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { campaignPlace } from './campaign.paths.ts';
import { campaignText } from './campaign.text.ts';

const { screens, permissions } = campaignPlace;

const source = recordSource(campaignRecord, campaignList, campaignEndpoints);

const layout: ListLayout<CampaignListItem> = {
  rowName: ({ name }) => name,
  columns: columnsOf(campaignList),
  actions: [
    {
      label: campaignText.show,
      icon: DetailsIcon,
      to: ({ id }) => recordPath(screens.details, id),
    },
  ],
};

/** The rounds of readings, drafts among them. */
export function CampaignListScreen() {
  const mayWrite = useMay(permissions.write);
  const add = useStartAdding(campaignText.create, screens.create);
  return (
    <ListScreen
      title={campaignText.list}
      back={paths.meters}
      source={source}
      layout={layout}
      add={mayWrite ? add : undefined}
    />
  );
}
