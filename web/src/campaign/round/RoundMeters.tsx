import {
  type CampaignMeterState,
  campaignMeterStateLabels,
} from '@grzadka/contract/campaign/campaign.labels';
import type { CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { campaignMeterList } from '@grzadka/contract/campaign/meters/campaign-meter.list';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { campaignMetersPath } from '../campaign.paths.ts';
import { campaignText } from '../campaign.text.ts';

/** The list of the meters of a round that are in a state. */
export function metersInState(campaignId: string, state: CampaignMeterState): string {
  const { switch: name, parameter } = campaignMeterList.filters.state;
  return listWith(campaignId, { [name]: 'true', [parameter]: state });
}

/** The same in the order in which they were read, the last one first. */
function lastRead(campaignId: string): string {
  return listWith(campaignId, { 'sort-by': 'seen-at', 'sort-direction': 'desc' });
}

function listWith(campaignId: string, settings: Readonly<Record<string, string>>): string {
  return `${campaignMetersPath(campaignId)}?${new URLSearchParams(settings)}`;
}

const states = Object.entries(campaignMeterStateLabels) as [CampaignMeterState, string][];

/** The ways to the meters of a round: all of them, those read last, and those in each state that there is. */
export function RoundMeters({ round: { id, counts } }: { round: CampaignDetails }) {
  return (
    <Section title={campaignText.meters}>
      <Row gap={8}>
        <ButtonLink isReturning look="outlined" to={campaignMetersPath(id)}>
          {campaignText.metersOf(counts.total)}
        </ButtonLink>
        {counts.read > 0 && (
          <ButtonLink isReturning look="outlined" to={lastRead(id)}>
            {campaignText.lastRead}
          </ButtonLink>
        )}
        {states
          .filter(([state]) => counts[state] > 0)
          .map(([state, label]) => (
            <ButtonLink
              key={state}
              isReturning
              look="outlined"
              to={metersInState(id, state)}
              data-prints
            >
              {`${label}: ${formatDecimal(counts[state])}`}
            </ButtonLink>
          ))}
      </Row>
    </Section>
  );
}
