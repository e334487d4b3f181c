import {
  type CampaignMeterState,
  campaignMeterStateLabels,
} from '@grzadka/contract/campaign/campaign.labels';
import type { CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { campaignMetersPath } from '../campaign.paths.ts';
import { campaignText } from '../campaign.text.ts';

/** The query by which the list of a round's meters shows one state: docs/product/campaigns.md#progress. */
const inState = (state: CampaignMeterState) =>
  new URLSearchParams({ 'filter-by-state': 'true', state }).toString();

/** The list of the meters of a round that are in a state. */
export function metersInState(campaignId: string, state: CampaignMeterState): string {
  return `${campaignMetersPath(campaignId)}?${inState(state)}`;
}

const states = Object.entries(campaignMeterStateLabels) as [CampaignMeterState, string][];

/** The ways to the meters of a round: all of them, and those in each state that there is. */
export function RoundMeters({ round: { id, counts } }: { round: CampaignDetails }) {
  return (
    <Section title={campaignText.meters}>
      <Row gap={8}>
        <ButtonLink isReturning look="outlined" to={campaignMetersPath(id)}>
          {campaignText.metersOf(counts.total)}
        </ButtonLink>
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
