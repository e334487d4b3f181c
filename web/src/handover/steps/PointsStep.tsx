import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { CheckboxField } from '../../core/ui/fields/Checkbox.tsx';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { handoverText } from '../handover.text.ts';
import type { StepProps } from './step-props.ts';

const words = handoverText.points;

/** The garden's own points: what is looked at when a plot changes hands, ticked with who and when (docs/product/handovers.md#steps). */
export function PointsStep({ handover: { id, points, state } }: StepProps) {
  const mayWrite = useMay(handoverRecord.permissions.write) && state === 'open';
  const tellChanged = useRecordChanged(handoverRecord.name);
  const failures = useFailures('snackbar');
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (ticked: { point: string; done: boolean }) =>
      call(handoverEndpoints.checkPoint, { body: { id, ...ticked } }),
    onError: failures.show,
    onSettled: () => tellChanged(),
  });
  if (points.length === 0) return <Text isQuiet>{words.none}</Text>;
  return (
    <Stack gap={4}>
      {points.map(({ point, done }) => (
        <CheckboxField
          key={point}
          label={point}
          disabled={!mayWrite}
          // At once, as it is on its way.
          isTicked={isPending && variables.point === point ? variables.done : done !== null}
          onTick={(isTicked) => mutate({ point, done: isTicked })}
          helper={done && words.done(done.by, done.at)}
        />
      ))}
    </Stack>
  );
}
