import type { CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { Card } from '../../core/ui/elements/Card.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { ProgressBar } from '../../core/ui/elements/ProgressBar.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { campaignText, countsText } from '../campaign.text.ts';

/** How far a round is: a bar, and the same in words; of a draft, how many meters would come into it. */
export function RoundProgress({ round: { state, counts } }: { round: CampaignDetails }) {
  if (state === 'draft') {
    return counts.total === 0 ? (
      <Notice tone="warning">{campaignRefusals.noMeters}</Notice>
    ) : (
      <Text>{campaignText.draftCounts(counts.total)}</Text>
    );
  }
  const words = countsText(counts);
  return (
    <Card isRoomy>
      <Stack gap={8}>
        <ProgressBar
          label={campaignText.progress}
          percent={counts.total === 0 ? 0 : (counts.read / counts.total) * 100}
          valueText={words}
        />
        <Text isStrong>{words}</Text>
      </Stack>
    </Card>
  );
}
