import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import type { CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { call } from '../../core/api/call.ts';
import { DeletionQuestion } from '../../core/record/DeletionQuestion.tsx';
import { useDeletion } from '../../core/record/useDeletion.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import type { Failures } from '../../core/ui/screen/useFailures.ts';
import { useGoUp } from '../../core/ui/screen/useGoUp.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { campaignPlace } from '../campaign.paths.ts';
import { campaignText } from '../campaign.text.ts';
import { useRoundChanged } from '../useRoundChanged.ts';

interface DeleteRoundButtonProps {
  round: CampaignDetails;
  etag: string;
  failures: Failures;
}

/** Deletes a draft after a question, and leaves its screen. */
export function DeleteRoundButton({ round, etag, failures }: DeleteRoundButtonProps) {
  const goUp = useGoUp(campaignPlace.screens.list);
  const tellChanged = useRoundChanged(round.id);
  const deletion = useDeletion({
    remove: ({ id }: CampaignDetails) =>
      call(campaignEndpoints.delete, { params: { id } }, { ifMatch: etag }),
    failures,
    onDeleted: ({ name }) => {
      tellChanged({ isGone: true });
      notify.success(campaignText.deleted(name));
      goUp();
    },
  });
  return (
    <>
      <Button onClick={() => deletion.ask(round)}>{campaignText.delete}</Button>
      <DeletionQuestion
        deletion={deletion}
        title={campaignText.deleteTitle}
        question={({ name }) => campaignText.deleteQuestion(name)}
      />
    </>
  );
}
