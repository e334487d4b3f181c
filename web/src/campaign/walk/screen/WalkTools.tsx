import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../../core/access/access.ts';
import { toastText } from '../../../core/api/api-error.ts';
import { call } from '../../../core/api/call.ts';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { Text } from '../../../core/ui/elements/Text.tsx';
import { notify } from '../../../core/ui/toasts/notify.ts';
import { keepFocus } from '../meter/keep-focus.ts';
import type { Standing } from '../order/standings.ts';
import { readInOrder } from '../order/standings.ts';
import { walkText } from '../walk.text.ts';
import styles from './WalkTools.module.css';

interface WalkToolsProps {
  standings: ReadonlyMap<string, Standing>;
  /** Each undefined where there is nothing to do it with. */
  onSkip: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onSearch: () => void;
}

/** The ways through a walk besides saving. */
export function WalkTools({ standings, onSkip, onLater, onPrevious, onSearch }: WalkToolsProps) {
  return (
    <nav aria-label={walkText.ways} className={styles['tools']}>
      <Button
        look="outlined"
        size="large"
        onMouseDown={keepFocus}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        {walkText.previous}
      </Button>
      <Button
        look="outlined"
        size="large"
        onMouseDown={keepFocus}
        disabled={!onSkip}
        onClick={onSkip}
      >
        {walkText.skip}
      </Button>
      <Button
        look="outlined"
        size="large"
        onMouseDown={keepFocus}
        disabled={!onLater}
        onClick={onLater}
      >
        {walkText.later}
      </Button>
      <Button look="outlined" size="large" onMouseDown={keepFocus} onClick={onSearch}>
        {walkText.search}
      </Button>
      <SetOrder standings={standings} />
    </nav>
  );
}

/** Puts the meters read on this walk into the order in which they were read, for who may change meters. */
function SetOrder({ standings }: Pick<WalkToolsProps, 'standings'>) {
  const mayWrite = useMay('meter:write');
  const meterIds = readInOrder(standings);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(meterEndpoints.setWalkOrder, { body: { meterIds } }),
    onSuccess: () => notify.success(walkText.orderSet),
    onError: (error) => notify.error(toastText(error) ?? ''),
  });
  if (!mayWrite || meterIds.length < 2) return null;
  return (
    <div className={styles['order']}>
      <Button look="outlined" size="large" disabled={isPending} onClick={() => mutate()}>
        {walkText.setOrder}
      </Button>
      <Text kind="body2">{walkText.setOrderHint}</Text>
    </div>
  );
}
