import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { call } from '../../core/api/call.ts';
import { DeletionQuestion } from '../../core/record/DeletionQuestion.tsx';
import { useDeletion } from '../../core/record/useDeletion.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import type { Failures } from '../../core/ui/screen/useFailures.ts';
import { useGoUp } from '../../core/ui/screen/useGoUp.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { chargeRunPlace } from '../charge.paths.ts';
import { chargeText } from '../charge.text.ts';

interface DeleteDraftButtonProps {
  run: ChargeRunDetails;
  etag: string | undefined;
  failures: Failures;
}

/** Deletes a draft after a question, and leaves its screen. */
export function DeleteDraftButton({ run, etag, failures }: DeleteDraftButtonProps) {
  const goUp = useGoUp(chargeRunPlace.screens.list);
  const tellChanged = useRecordChanged(chargeRunRecord.name);
  const deletion = useDeletion({
    remove: ({ id }: ChargeRunDetails) =>
      call(chargeRunEndpoints.delete, { params: { id } }, { ifMatch: etag }),
    failures,
    onDeleted: () => {
      tellChanged({ isGone: true });
      notify.success(chargeText.deleted);
      goUp();
    },
  });
  return (
    <>
      <Button onClick={() => deletion.ask(run)}>{chargeText.delete}</Button>
      <DeletionQuestion
        deletion={deletion}
        title={chargeText.deleteTitle}
        question={({ amountsByHand }) => chargeText.deleteQuestion(amountsByHand.count)}
      />
    </>
  );
}
