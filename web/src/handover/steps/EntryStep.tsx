import { handoverUpdate } from '@grzadka/contract/handover/handover.model';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { useFieldArray } from 'react-hook-form';
import * as z from 'zod/mini';
import { useMay } from '../../core/access/access.ts';
import { FormMoneyField } from '../../core/form/fields/MoneyField.tsx';
import { SubmitButton } from '../../core/form/SubmitButton.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { Checkbox } from '../../core/ui/fields/Checkbox.tsx';
import { amountInField } from '../../core/ui/money/read-amount.ts';
import { handoverText } from '../handover.text.ts';
import { useHandoverChange } from '../useHandoverChange.ts';
import { InlineForm } from './InlineForm.tsx';
import type { StepProps } from './step-props.ts';

const words = handoverText.entry;

/** Of a change, what this step is about. */
const entryForm = { body: z.pick(handoverUpdate, { entryFees: true }) };

/** What who comes pays once: kinds that the settings name, or none of them (docs/product/handovers.md#steps). */
export function EntryStep({ handover, isNext }: StepProps) {
  const { id, entryKinds, noEntryFees, comingParties, state } = handover;
  const mayWrite = useMay(handoverRecord.permissions.write) && state === 'open';
  const { change, tick } = useHandoverChange(id);
  if (entryKinds.length === 0) return <Text isQuiet>{words.none}</Text>;
  if (!mayWrite) return <ChosenFees entryKinds={entryKinds} />;
  if (noEntryFees) {
    return (
      <Button look="outlined" onClick={() => tick(() => ({ noEntryFees: false }))}>
        {words.choose}
      </Button>
    );
  }
  const chosen = entryKinds.flatMap((kind) =>
    kind.chosen === null
      ? []
      : [{ feeKindId: kind.id, amount: kind.chosen.amount && amountInField(kind.chosen.amount) }],
  );
  return (
    <InlineForm
      label={handoverText.entry.choose}
      endpoint={entryForm}
      defaultValues={{ entryFees: chosen }}
      submit={({ entryFees }) => change(() => ({ entryFees: entryFees ?? [], noEntryFees: false }))}
    >
      <KindFields entryKinds={entryKinds} />
      <Row gap={8}>
        {isNext && comingParties.length > 0 ? (
          <SubmitButton>{words.save}</SubmitButton>
        ) : (
          <Button type="submit" look="outlined">
            {words.save}
          </Button>
        )}
        <Button look="outlined" onClick={() => tick(() => ({ entryFees: [], noEntryFees: true }))}>
          {words.without}
        </Button>
      </Row>
    </InlineForm>
  );
}

type Kinds = Pick<HandoverDetails, 'entryKinds'>;

/** A box for each kind; one that no tariff sets an amount for has a field for it once it is ticked. */
function KindFields({ entryKinds }: Kinds) {
  const { fields, append, remove } = useFieldArray<{
    entryFees: { feeKindId: string; amount: string | null }[];
  }>({ name: 'entryFees' });
  return (
    <Stack gap={4}>
      {entryKinds.map(({ id, name, amount }) => {
        const place = fields.findIndex(({ feeKindId }) => feeKindId === id);
        const said = amount === null ? words.noAmount : words.byTariff(amount);
        return (
          <Stack key={id} gap={8}>
            <Checkbox
              isLong
              name={`entryFees.${place === -1 ? id : place}.feeKindId`}
              label={`${name} – ${said}`}
              isTicked={place !== -1}
              onTick={(isTicked) =>
                isTicked
                  ? append({ feeKindId: id, amount: amount === null ? '' : null })
                  : remove(place)
              }
            />
            {place !== -1 && amount === null && (
              <FormMoneyField
                name={`entryFees.${place}.amount`}
                label={`${words.amount}: ${name}`}
                autoFocus
              />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

function ChosenFees({ entryKinds }: Kinds) {
  const chosen = entryKinds.filter((kind) => kind.chosen !== null).map(({ name }) => name);
  return chosen.length > 0 ? <Text>{chosen.join(', ')}</Text> : null;
}
