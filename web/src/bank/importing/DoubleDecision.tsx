import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../core/access/access.ts';
import { errorText, toastText } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { bankImportPlace } from './bank-import.paths.ts';
import { bankImportText } from './bank-import.text.ts';
import styles from './DoubleDecision.module.css';

/** Says of a suspected double that it is another payment, or the same (docs/product/bank.md#doubles). */
export function DoubleDecision({ lineId }: { lineId: string }) {
  const mayDecide = useMay(bankImportPlace.permissions.write);
  const tellChanged = useRecordChanged(bankImportPlace.name);
  const { mutate, isPending } = useMutation({
    mutationFn: (isOther: boolean) =>
      call(isOther ? bankImportEndpoints.notDouble : bankImportEndpoints.dropDouble, {
        body: { id: lineId },
      }),
    onSuccess: (_, isOther) => {
      notify.success(isOther ? bankImportText.tookDouble : bankImportText.droppedDouble);
      tellChanged();
    },
    onError: (error) => {
      notify.error(toastText(error) ?? errorText(error));
      tellChanged();
    },
  });
  if (!mayDecide) return null;
  return (
    <Row gap={8} className={styles['decision']}>
      <Button look="outlined" disabled={isPending} onClick={() => mutate(true)}>
        {bankImportText.other}
      </Button>
      <Button look="outlined" disabled={isPending} onClick={() => mutate(false)}>
        {bankImportText.same}
      </Button>
    </Row>
  );
}
