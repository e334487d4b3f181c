import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import { type CampaignDetails, campaignNamed } from '@grzadka/contract/campaign/campaign.model';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { campaignQuery } from '../campaign.queries.ts';
import { campaignText } from '../campaign.text.ts';
import { useRoundChanged } from '../useRoundChanged.ts';

/** What a round is asked to become. */
export type Turn = 'open' | 'close' | 'reopen';

interface TurnWords {
  readonly title: string;
  readonly label: string;
  readonly question: (round: CampaignDetails) => string;
}

const words: Readonly<Record<Turn, TurnWords>> = {
  open: {
    title: campaignText.openTitle,
    label: campaignText.open,
    question: ({ counts }) => campaignText.openQuestion(counts.total),
  },
  close: {
    title: campaignText.closeTitle,
    label: campaignText.close,
    question: ({ counts, missing }) => campaignText.closeQuestion(counts, missing),
  },
  reopen: {
    title: campaignText.reopenTitle,
    label: campaignText.reopen,
    question: ({ counts }) => campaignText.reopenQuestion(counts.estimated),
  },
};

interface TurnDialogProps {
  open: boolean;
  /** What is asked; undefined while nothing is. */
  turn: Turn | undefined;
  round: CampaignDetails;
  etag: string;
  onClose: () => void;
}

/** Asks before a round is opened, closed or opened again, with what that does to its meters; a refusal is said within the question. */
export function TurnDialog({ open, turn, round, etag, onClose }: TurnDialogProps) {
  const queryClient = useQueryClient();
  const tellChanged = useRoundChanged(round.id);
  const told = useRef('');
  const asked = useLastKnown(turn);
  if (asked === undefined) return null;
  const { title, label, question } = words[asked];
  const values = { id: round.id };
  return (
    <FormDialog
      open={open}
      title={title}
      endpoint={{ body: campaignNamed }}
      defaultValues={values}
      record={{
        values,
        etag,
        // The question behind the button says what is true then.
        reload: async () => {
          const fresh = await queryClient.fetchQuery({
            ...campaignQuery(round.id),
            staleTime: 0,
          });
          return { values, etag: fresh.etag ?? '' };
        },
      }}
      submit={async (body, options) => {
        try {
          told.current = await take(asked, body, options);
        } catch (error) {
          // What it is refused for is on the screen then.
          tellChanged();
          throw error;
        }
      }}
      submitLabel={label}
      onSaved={() => {
        tellChanged();
        notify.success(told.current);
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{question(round)}</Text>
    </FormDialog>
  );
}

/** Makes the call; gives what is said once it is done. */
async function take(
  turn: Turn,
  body: { id: string },
  options: { ifMatch?: string | undefined },
): Promise<string> {
  if (turn === 'close') {
    const { estimated, left } = await call(campaignEndpoints.close, { body }, options);
    return campaignText.closed(estimated, left);
  }
  await call(campaignEndpoints[turn], { body }, options);
  return turn === 'open' ? campaignText.opened : campaignText.reopened;
}
