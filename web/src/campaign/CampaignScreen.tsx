import type { CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { holderCardEndpoints } from '@grzadka/contract/campaign/holder-card.endpoints';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../core/access/access.ts';
import { useParams } from '../core/navigation/place.ts';
import { PaperButton } from '../core/paper/PaperButton.tsx';
import { paths } from '../core/paths.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { KeptFocus } from '../core/ui/KeptFocus.tsx';
import { Section } from '../core/ui/Section.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { campaignPlace } from './campaign.paths.ts';
import { campaignQuery } from './campaign.queries.ts';
import { campaignText } from './campaign.text.ts';
import { RoundActions } from './round/RoundActions.tsx';
import { metersInState, RoundMeters } from './round/RoundMeters.tsx';
import { RoundProgress } from './round/RoundProgress.tsx';
import { RoundSettings } from './round/RoundSettings.tsx';
import { RoundSheets } from './round/RoundSheets.tsx';
import { RoundTables } from './round/RoundTables.tsx';

const { name, screens } = campaignPlace;

/** A round of readings: how far it is, what can be done with it, its meters, and how it is set. */
export function CampaignScreen() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(campaignQuery(id));
  const round = data?.reply;
  return (
    <Screen
      title={campaignText.details}
      subject={round?.name}
      back={screens.list}
      busy={isPending}
      actions={!error && <HistoryButton recordType={name} recordId={id} />}
    >
      {round ? (
        <ScreenColumn>
          <Round round={round} etag={data.etag ?? ''} />
        </ScreenColumn>
      ) : (
        error && <LoadFailure error={error} back={screens.list} retry={refetch} />
      )}
    </Screen>
  );
}

function Round({ round, etag }: { round: CampaignDetails; etag: string }) {
  const mayAdd = useMay('measurement:add');
  const { state, addable } = round;
  return (
    <>
      <KeptFocus state={`${state} ${addable > 0}`} label={campaignText.nextSteps}>
        <RoundProgress round={round} />
        <RoundNotices round={round} />
        <RoundActions round={round} etag={etag} />
      </KeptFocus>
      {state !== 'draft' && (
        <>
          <RoundMeters round={round} />
          {mayAdd && <RoundSheets round={round} />}
        </>
      )}
      {round.selfReport && state !== 'closed' && <HolderCard round={round} />}
      <RoundTables round={round} />
      <RoundSettings round={round} />
    </>
  );
}

/** What is to be seen to: the notice of the entry, what waits for a decision, and what keeps a round as it is. */
function RoundNotices({ round }: { round: CampaignDetails }) {
  const { id, state, counts, readFrom, noticeBy, waiting, chargedBy } = round;
  const today = gardenToday();
  return (
    <>
      {state !== 'closed' && today < readFrom && (
        <Notice tone={today <= noticeBy ? 'info' : 'warning'} role="note">
          {campaignText.noticeBy(noticeBy)}
        </Notice>
      )}
      {counts.disputed > 0 && (
        <Notice
          tone="warning"
          role="note"
          action={
            <TextLink isReturning to={metersInState(id, 'disputed')}>
              {campaignText.showDisputed}
            </TextLink>
          }
        >
          {campaignText.disputed(counts.disputed)}
        </Notice>
      )}
      {state === 'open' && waiting > 0 && (
        <Notice
          tone="info"
          role="note"
          action={
            <TextLink isReturning to={paths.submissions}>
              {campaignText.decide}
            </TextLink>
          }
        >
          {campaignText.waiting(waiting)}
        </Notice>
      )}
      {(['isClosing', 'isReopening'] as const).map(
        (turn) =>
          round[turn] && (
            <Notice key={turn} tone="warning" role="note">
              {campaignText[turn]}
            </Notice>
          ),
      )}
      {state === 'closed' && chargedBy !== null && (
        <Notice tone="info" role="note">
          {campaignRefusals.charged(chargedBy)}
        </Notice>
      )}
    </>
  );
}

/** The page that says to holders how they report a reading in the round. */
function HolderCard({ round: { id } }: { round: CampaignDetails }) {
  return (
    <Section title={campaignText.card}>
      <Text isQuiet>{campaignText.cardHint}</Text>
      <PaperButton endpoint={holderCardEndpoints.card} input={{ params: { id } }}>
        {campaignText.printCard}
      </PaperButton>
    </Section>
  );
}
