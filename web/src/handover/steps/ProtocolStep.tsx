import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { handoverText } from '../handover.text.ts';
import type { StepProps } from './step-props.ts';

const words = handoverText.protocol;

/** The protocol, as it stands now (docs/product/handovers.md#papers). */
export function ProtocolStep({ handover: { id } }: StepProps) {
  const tellChanged = useRecordChanged(handoverRecord.name);
  return (
    <Stack gap={8}>
      <Text kind="body2" isQuiet>
        {words.hint}
      </Text>
      <PaperButton
        endpoint={handoverEndpoints.protocol}
        input={{ params: { id } }}
        onMade={() => tellChanged()}
      >
        {words.print}
      </PaperButton>
    </Stack>
  );
}
