import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { handoverText } from '../handover.text.ts';
import { useHandoverChange } from '../useHandoverChange.ts';
import type { StepProps } from './step-props.ts';

const ReasonDialog = latePart(async () => (await import('./ReasonDialog.tsx')).ReasonDialog);

interface LeaveOutProps extends Pick<StepProps, 'handover'> {
  /** The field that keeps why the step is left out. */
  field: 'chargesReason' | 'arrearsReason';
  words: {
    readonly leaveOut: string;
    readonly leaveOutTitle: string;
    readonly leaveOutHint: string;
    readonly takeBack: string;
  };
}

/** Leaves a step out with a reason, or takes that back; says the reason to everybody. */
export function LeaveOut({ handover, field, words }: LeaveOutProps) {
  const mayWrite = useMay(handoverRecord.permissions.write) && handover.state === 'open';
  const [isAsked, setAsked] = useState(false);
  const { change, tick } = useHandoverChange(handover.id);
  const reason = handover[field];
  return (
    <>
      {reason !== null && <Text>{handoverText.reasonOf(reason)}</Text>}
      {mayWrite && (
        <Row gap={8}>
          {reason === null ? (
            <Button onClick={() => setAsked(true)} flush="always" {...ReasonDialog.ahead}>
              {words.leaveOut}
            </Button>
          ) : (
            <Button look="outlined" onClick={() => tick(() => ({ [field]: null }))}>
              {words.takeBack}
            </Button>
          )}
        </Row>
      )}
      <ReasonDialog
        open={isAsked}
        words={words}
        save={(given) => change(() => ({ [field]: given }))}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
