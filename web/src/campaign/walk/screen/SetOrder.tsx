import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { useMutation } from '@tanstack/react-query';
import { toastText } from '../../../core/api/api-error.ts';
import { call } from '../../../core/api/call.ts';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { Text } from '../../../core/ui/elements/Text.tsx';
import { notify } from '../../../core/ui/toasts/notify.ts';
import { walkText } from '../walk.text.ts';
import styles from './SetOrder.module.css';

interface SetOrderProps {
  open: boolean;
  /** The meters in the order in which they were read on this walk. */
  meterIds: readonly string[];
}

/** Puts the meters read on this walk into the order in which they were read, for who may change meters. */
export function SetOrder({ open, meterIds }: SetOrderProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(meterEndpoints.setWalkOrder, { body: { meterIds: [...meterIds] } }),
    onSuccess: () => notify.success(walkText.orderSet),
    onError: (error) => notify.error(toastText(error) ?? ''),
  });
  if (!open) return null;
  return (
    <div className={styles['order']}>
      <Button look="outlined" size="large" disabled={isPending} onClick={() => mutate()}>
        {walkText.setOrder}
      </Button>
      <Text kind="body2">{walkText.setOrderHint}</Text>
    </div>
  );
}
