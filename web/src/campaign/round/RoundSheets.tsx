import type { CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { campaignSheetFormats as formats } from '@grzadka/contract/campaign/sheet/campaign-sheet';
import { campaignSheetEndpoints } from '@grzadka/contract/campaign/sheet/campaign-sheet.endpoints';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { loadSheetPath } from '../campaign.paths.ts';
import { campaignText } from '../campaign.text.ts';

const sheetFormats = Object.entries(formats);

/** The sheet of a round for whoever walks with paper, and the way back for one that was filled in, while it is open. */
export function RoundSheets({ round: { id, state } }: { round: CampaignDetails }) {
  return (
    <Section title={campaignText.sheets}>
      <Text isQuiet>{campaignText.sheetsHint}</Text>
      <Row gap={8}>
        {sheetFormats.map(([format, { label }]) => (
          <PaperButton
            key={format}
            endpoint={campaignSheetEndpoints.sheet}
            input={{ params: { id }, query: { format } }}
          >
            {label}
          </PaperButton>
        ))}
        {state === 'open' && (
          <ButtonLink isReturning look="outlined" to={loadSheetPath(id)}>
            {campaignText.loadSheet}
          </ButtonLink>
        )}
      </Row>
    </Section>
  );
}
