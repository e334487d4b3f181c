import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { useMutation } from '@tanstack/react-query';
import { chargeRunPlace } from '../../charge/charge.paths.ts';
import { useMay } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { AmountLine, AmountLines } from '../../core/ui/money/AmountLines.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { WaitingOverlay } from '../../core/ui/screen/WaitingOverlay.tsx';
import { handoverText } from '../handover.text.ts';
import { LeaveOut } from './LeaveOut.tsx';
import { mainLook, type StepProps } from './step-props.ts';

const words = handoverText.charges;

/** What was used until the day and is not charged yet: a draft of the account, line by line (docs/product/handovers.md#steps). */
export function ChargesStep({ handover, isNext }: StepProps) {
  const { account, chargesReason, state } = handover;
  if (account === null) return null;
  const { run } = account;
  return (
    <Stack gap={12}>
      {run?.blocked != null && (
        <Notice tone="warning" role="note">
          {run.blocked}
        </Notice>
      )}
      {run && run.lines.length > 0 && (
        <AmountLines aria-label={words.lines}>
          {run.lines.map((line, order) => (
            // Two lines may say the same; their order stays.
            // oxlint-disable-next-line react/no-array-index-key
            <AmountLine key={order} amount={formatAmount(line.amount)}>
              {line.words}
            </AmountLine>
          ))}
          {run.amount !== null && (
            <AmountLine amount={formatAmount(run.amount)}>
              <strong>{words.sum}</strong>
            </AmountLine>
          )}
        </AmountLines>
      )}
      {run && run.number === null && run.blocked === null && state === 'open' && (
        <Text kind="body2" isQuiet>
          {words.approvedAtEnd}
        </Text>
      )}
      <Row gap={8} isCentred>
        {state === 'open' && chargesReason === null && run?.number == null && (
          <Settle id={handover.id} isNext={isNext} isAgain={run !== null} />
        )}
        {run && (
          <TextLink isReturning to={recordPath(chargeRunPlace.screens.details, run.id)}>
            {run.number === null ? words.show : `${words.show} ${run.number}`}
          </TextLink>
        )}
      </Row>
      {run === null && <LeaveOut handover={handover} field="chargesReason" words={words} />}
    </Stack>
  );
}

interface SettleProps extends Pick<StepProps, 'isNext'> {
  id: string;
  /** There is a draft, which is made anew. */
  isAgain: boolean;
}

function Settle({ id, isNext, isAgain }: SettleProps) {
  const may = useMay(chargeRunRecord.permissions.write);
  const tellChanged = useRecordChanged(handoverRecord.name);
  const failures = useFailures('alert');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(handoverEndpoints.settle, { body: { id } }),
    onMutate: failures.clear,
    onError: failures.show,
    onSettled: () => tellChanged(),
  });
  if (!may) return <Text isQuiet>{handoverText.noRight}</Text>;
  return (
    <>
      {failures.error !== undefined && (
        <Notice tone="error" onClose={failures.clear}>
          {failures.error}
        </Notice>
      )}
      <Button look={mainLook({ isNext })} onClick={() => mutate()}>
        {isAgain ? words.again : words.settle}
      </Button>
      <WaitingOverlay open={isPending} label={words.settling} />
    </>
  );
}
