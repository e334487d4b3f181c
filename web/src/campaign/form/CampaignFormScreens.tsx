import type { CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { EditRecordScreen } from '../../core/record/screens/EditRecordScreen.tsx';
import { NewRecordScreen } from '../../core/record/screens/NewRecordScreen.tsx';
import { campaignScreens } from '../campaign.screens.ts';
import { RolesField, SectorsField } from './ChoiceFields.tsx';
import { ReadersField } from './ReadersField.tsx';

/** A round to be added, which is a draft. */
export function CampaignCreateScreen() {
  return <NewRecordScreen of={campaignScreens} fields={fieldsOf(undefined)} />;
}

/** What may be changed of a round until it is closed. */
export function CampaignEditScreen() {
  return <EditRecordScreen of={campaignScreens} start={startOf} fields={fieldsOf} />;
}

function fieldsOf(round: CampaignDetails | undefined) {
  return {
    sectorIds: <SectorsField />,
    roles: <RolesField />,
    readers: <ReadersField own={round?.readers ?? none} />,
  };
}

const none: CampaignDetails['readers'] = [];

function startOf({ sectors, readers }: CampaignDetails) {
  return {
    sectorIds: idsOf(sectors),
    readers: readers.map((reader) => ({
      userLoginId: reader.userLoginId,
      sectorIds: idsOf(reader.sectors),
    })),
  };
}

function idsOf(records: readonly { readonly id: string }[]): string[] {
  return records.map(({ id }) => id);
}
