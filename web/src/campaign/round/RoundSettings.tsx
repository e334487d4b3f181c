import { type CampaignDetails, campaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import { meterRoleLabels } from '@grzadka/contract/meter/meter.labels';
import { factsOf } from '../../core/record/shown-text.ts';
import { FactList } from '../../core/ui/FactList.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { campaignText } from '../campaign.text.ts';

/** What a round says of itself; what is not there is left out, since it is not so far yet, or not asked for. */
const shown = shownFields(campaignRecord, campaignDetails).filter(
  ({ field }) => field !== campaignRecord.fields.name,
);

/** How a round is set: what it reads, when, and who walks where. */
export function RoundSettings({ round }: { round: CampaignDetails }) {
  const { sectors, roles, readers } = round;
  return (
    <Section title={campaignText.settings}>
      <FactList
        facts={[
          ...factsOf(
            shown.filter(({ value }) => value(round) !== null),
            round,
          ),
          {
            label: campaignText.sectors,
            value: sectors.length === 0 ? campaignText.allSectors : namesOf(sectors).join(', '),
          },
          {
            label: campaignText.roles,
            value: roles.map((role) => meterRoleLabels[role]).join(', '),
          },
          {
            label: campaignText.readers,
            value:
              readers.length === 0
                ? campaignText.nobodyChosen
                : readers
                    .map((reader) =>
                      campaignText.readerSectors(reader.name, namesOf(reader.sectors)),
                    )
                    .join(', '),
          },
        ]}
      />
    </Section>
  );
}

function namesOf(records: readonly { readonly name: string }[]): string[] {
  return records.map(({ name }) => name);
}
