import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import type { CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useUserId } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { EditIcon } from '../../core/ui/icons.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { uiText } from '../../core/ui/ui.text.ts';
import { campaignPlace, campaignWays, entryNoticePath } from '../campaign.paths.ts';
import { campaignText } from '../campaign.text.ts';
import { useRoundChanged } from '../useRoundChanged.ts';
import { walkPaths } from '../walk/walk.paths.ts';
import { DeleteRoundButton } from './DeleteRoundButton.tsx';
import type { Turn } from './TurnDialog.tsx';

const TurnDialog = latePart(async () => (await import('./TurnDialog.tsx')).TurnDialog);

interface RoundActionsProps {
  round: CampaignDetails;
  etag: string;
}

/** What can be done with a round as it is: the next step first. */
export function RoundActions({ round, etag }: RoundActionsProps) {
  const mayWrite = useMay(campaignPlace.permissions.write);
  const mayNotify = useMay('message:write');
  const mayWalk = useMayWalk(round);
  const [asked, setAsked] = useState<Turn>();
  const failures = useFailures('alert');
  const tellChanged = useRoundChanged(round.id);
  const addition = useMutation({
    mutationFn: () => call(campaignEndpoints.addMissing, { body: { id: round.id } }),
    onMutate: failures.clear,
    onSuccess: ({ added }) => notify.success(campaignText.added(added)),
    onError: failures.show,
    onSettled: () => tellChanged(),
  });
  const { state, counts, addable, chargedBy, isClosing, isReopening } = round;
  const isDraft = state === 'draft';
  const isOpen = state === 'open';
  const asking = (turn: Turn) => ({ onClick: () => setAsked(turn), ...TurnDialog.ahead });
  return (
    <Stack gap={16}>
      {failures.error !== undefined && (
        <Notice tone="error" onClose={failures.clear}>
          {failures.error}
        </Notice>
      )}
      <Row gap={12}>
        {isOpen && mayWalk && (
          <ButtonLink look="filled" to={walkPaths.walk(round.id)}>
            {campaignText.walk}
          </ButtonLink>
        )}
        {mayWrite && isDraft && counts.total > 0 && (
          <Button look="filled" {...asking('open')}>
            {campaignText.open}
          </Button>
        )}
        {mayWrite && isOpen && addable > 0 && (
          <Button look="outlined" disabled={addition.isPending} onClick={() => addition.mutate()}>
            {campaignText.addMissing(addable)}
          </Button>
        )}
        {mayWrite && (isOpen || isClosing) && (
          <Button look="outlined" {...asking('close')}>
            {isOpen ? campaignText.close : campaignText.finishClosing}
          </Button>
        )}
        {mayWrite && (isReopening || (state === 'closed' && chargedBy === null)) && (
          <Button look="outlined" {...asking('reopen')}>
            {isReopening ? campaignText.finishReopening : campaignText.reopen}
          </Button>
        )}
        {mayNotify && state !== 'closed' && (
          <ButtonLink isReturning look="outlined" to={entryNoticePath(round.id)}>
            {campaignWays.notice}
          </ButtonLink>
        )}
        {mayWrite && state !== 'closed' && (
          <ButtonLink
            look="outlined"
            to={recordPath(campaignPlace.screens.edit, round.id)}
            startIcon={<EditIcon />}
          >
            {uiText.edit}
          </ButtonLink>
        )}
        {mayWrite && isDraft && <DeleteRoundButton {...{ round, etag, failures }} />}
      </Row>
      <TurnDialog
        open={asked !== undefined}
        turn={asked}
        round={round}
        etag={etag}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
}

/** Whether the person signed in walks in the round: whom it names, and who may add readings anyway. */
function useMayWalk({ readers }: CampaignDetails): boolean {
  const userId = useUserId();
  const mayAdd = useMay('measurement:add');
  return mayAdd || readers.some(({ userLoginId }) => userLoginId === userId);
}
