import { allocationEndpoints } from '@grzadka/contract/payment/allocation.endpoints';
import type { AllocationDetails } from '@grzadka/contract/payment/allocation.model';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { useParams } from '../core/navigation/place.ts';
import { paths } from '../core/paths.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { amountInField } from '../core/ui/money/read-amount.ts';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { allocationQuery, paymentArea } from './payment.queries.ts';
import { paymentText } from './payment.text.ts';
import { SpreadFields } from './SpreadFields.tsx';
import { spreadText } from './spread.text.ts';

type Part = AllocationDetails['parts'][number];

/** Has a payment cover what a person says, part by part (docs/product/ledger.md#spreading-by-hand). */
export function AllocationScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(allocationQuery(id));
  const tellChanged = useRecordChanged(paymentArea);
  const goUp = useGoUp(paths.transactions);
  return (
    <FormScreen
      title={spreadText.title}
      subject={data && `${data.number} – ${settlementText.nameOf(data.settlement)}`}
      back={paths.transactions}
      endpoint={allocationEndpoints.set}
      defaultValues={data && { paymentId: data.paymentId, allocations: saidOf(data) }}
      loadError={error}
      reload={() => refetch()}
      submit={(body) => call(allocationEndpoints.set, { body })}
      onSaved={() => {
        tellChanged();
        notify.success(spreadText.saved);
        goUp();
      }}
      secondaryActions={<ClearButton />}
    >
      {data?.parts.length === 0 && <Text>{spreadText.nothing}</Text>}
      {data && data.parts.length > 0 && (
        <SpreadFields
          total={data.available}
          parts={data.parts.map((part) => ({
            partId: part.partId,
            name: paymentText.part(part),
            note: noteOf(part),
            room: part.room,
          }))}
        />
      )}
    </FormScreen>
  );
}

/** What somebody said before stands in the fields; what the rule did would be said by whoever only looks at it. */
function saidOf({ parts }: AllocationDetails) {
  return parts
    .filter(({ byHand }) => byHand)
    .map(({ partId, covered }) => ({ partId, amount: amountInField(covered) }));
}

function noteOf({ dueOn, room, covered }: Part): string {
  return [
    paymentText.dueOn(dueOn, false),
    spreadText.room(room),
    covered > 0 && spreadText.now(covered),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Leaves all of the payment to the rule. */
function ClearButton() {
  const { setValue, setFocus } = useFormContext<{ allocations: unknown[] }>();
  return (
    <Button
      size="large"
      onClick={() => {
        setValue('allocations', [], { shouldDirty: true });
        setFocus('allocations');
      }}
    >
      {spreadText.clear}
    </Button>
  );
}
