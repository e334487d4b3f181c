import type { CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { holderCardEndpoints } from '@grzadka/contract/campaign/holder-card.endpoints';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { campaignText } from '../campaign.text.ts';

/** The page that says to holders how they report a reading in the round. */
export function HolderCard({ round: { id } }: { round: CampaignDetails }) {
  return (
    <Section title={campaignText.card}>
      <Text isQuiet>{campaignText.cardHint}</Text>
      <PaperButton endpoint={holderCardEndpoints.card} input={{ params: { id } }}>
        {campaignText.printCard}
      </PaperButton>
    </Section>
  );
}
