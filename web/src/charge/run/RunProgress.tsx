import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { Card } from '../../core/ui/elements/Card.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { ProgressBar } from '../../core/ui/elements/ProgressBar.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { isApproving, isCalculating } from '../charge.queries.ts';
import { chargeText } from '../charge.text.ts';

/** How far the calculation or the approval of a run is, while there is one; that it failed; and that a draft has none since it was changed. */
export function RunProgress({ run }: { run: ChargeRunDetails }) {
  const { progress, approval } = run;
  if (approval !== null && isApproving(approval.state)) {
    const { done, of } = approval;
    return (
      <Progress
        label={chargeText.approvalProgress}
        done={done}
        of={of}
        words={`${of === 0 ? chargeText.approvalWaiting : chargeText.approvalRunning(done, of)} ${chargeText.approvalLeave}`}
      />
    );
  }
  if (progress === null) {
    return run.state === 'draft' && <Notice tone="info">{chargeRefusals.notCalculated}</Notice>;
  }
  const { state, done, of } = progress;
  if (state === 'failed') return <Notice tone="error">{chargeText.calculationFailed}</Notice>;
  if (isCalculating(state)) {
    return (
      <Progress
        label={chargeText.progress}
        done={done}
        of={of}
        words={`${of === 0 ? chargeText.waiting : chargeText.running(done, of)} ${chargeText.leave}`}
      />
    );
  }
  if (approval?.refusal == null) return null;
  return <Notice tone="error">{chargeText.notApproved(approval.refusal)}</Notice>;
}

interface ProgressProps {
  readonly label: string;
  readonly done: number;
  /** None while it is not known yet. */
  readonly of: number;
  readonly words: string;
}

function Progress({ label, done, of, words }: ProgressProps) {
  return (
    <Card isRoomy>
      <Stack gap={8}>
        <ProgressBar label={label} percent={of > 0 ? Math.floor((done / of) * 100) : undefined} />
        <Text>{words}</Text>
      </Stack>
    </Card>
  );
}
