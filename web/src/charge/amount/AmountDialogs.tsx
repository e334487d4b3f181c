import { chargeAmountEndpoints } from '@grzadka/contract/charge/amount/charge-amount.endpoints';
import {
  type ChargeAmount,
  chargeAmountAdd,
  chargeAmountChange,
} from '@grzadka/contract/charge/amount/charge-amount.model';
import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { amountFigures } from '@grzadka/contract/core/number/amount';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormMoneyField } from '../../core/form/fields/MoneyField.tsx';
import { RecordField } from '../../core/form/fields/RecordField.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { settlementSearch } from '../../settlement/settlement-search.ts';
import { amountName, chargeAmountText } from './charge-amount.text.ts';

const addition = { body: chargeAmountAdd };
const change = { body: chargeAmountChange };

interface AmountDialogProps {
  open: boolean;
  run: ChargeRunDetails;
  /** The version of the run that the person sees. */
  etag: string;
  /** Reads the amounts again, and the version of the run with them; of an amount that is gone it rejects. */
  reload: (of?: ChargeAmount) => Promise<{ amount: ChargeAmount | undefined; etag: string }>;
  onClose: () => void;
}

/** Sets an amount for an account that has none. */
export function AddAmountDialog({ open, run, etag, reload, onClose }: AmountDialogProps) {
  const tellChanged = useRecordChanged(chargeRunRecord.name);
  const kinds = run.feeKinds.filter(({ isByHand }) => isByHand);
  const values = {
    id: run.id,
    settlementId: '',
    feeKindId: (kinds.length === 1 && kinds[0]?.id) || '',
    amount: '',
    description: '',
  };
  return (
    <FormDialog
      open={open}
      title={chargeAmountText.addTitle}
      endpoint={addition}
      defaultValues={values}
      record={{
        values,
        etag,
        reload: async () => ({ values, etag: (await reload()).etag }),
      }}
      submit={(body, { ifMatch }) => call(chargeAmountEndpoints.add, { body }, { ifMatch })}
      submitLabel={chargeAmountText.add}
      onSaved={() => {
        tellChanged();
        notify.success(chargeAmountText.added);
        onClose();
      }}
      onClose={onClose}
    >
      <RecordField
        name="settlementId"
        label={chargeAmountText.settlement}
        helper={chargeAmountText.settlementHint}
        search={settlementSearch}
        autoFocus
      />
      {kinds.length > 1 && (
        <FormSelectField
          name="feeKindId"
          label={chargeAmountText.feeKind}
          options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <AmountFields />
    </FormDialog>
  );
}

/** Sets another amount for an account that has one. */
export function ChangeAmountDialog({
  amount,
  ...dialog
}: AmountDialogProps & {
  /** Undefined while none is changed. */
  amount: ChargeAmount | undefined;
}) {
  const changed = useLastKnown(amount);
  return changed && <ChangeDialog {...dialog} amount={changed} />;
}

function ChangeDialog({
  open,
  run,
  etag,
  reload,
  onClose,
  amount,
}: AmountDialogProps & { amount: ChargeAmount }) {
  const tellChanged = useRecordChanged(chargeRunRecord.name);
  const valuesOf = (of: ChargeAmount) => ({
    id: run.id,
    settlementId: of.settlement.id,
    feeKindId: of.feeKind.id,
    amount: amountFigures(of.amount),
    description: of.description ?? '',
  });
  const values = valuesOf(amount);
  return (
    <FormDialog
      open={open}
      title={chargeAmountText.changeTitle}
      endpoint={change}
      defaultValues={values}
      record={{
        values,
        etag,
        reload: async () => {
          const fresh = await reload(amount);
          return { values: valuesOf(fresh.amount ?? amount), etag: fresh.etag };
        },
      }}
      submit={(body, { ifMatch }) => call(chargeAmountEndpoints.change, { body }, { ifMatch })}
      submitLabel={chargeAmountText.save}
      onSaved={() => {
        tellChanged();
        notify.success(chargeAmountText.changed);
        onClose();
      }}
      onClose={onClose}
    >
      <Text hasLongWords>
        {[amountName(amount, true), amount.holders].filter((words) => words !== '').join(', ')}
      </Text>
      <AmountFields />
    </FormDialog>
  );
}

function AmountFields() {
  return (
    <>
      <FormMoneyField name="amount" label={chargeAmountText.amount} />
      <FormTextField
        name="description"
        label={chargeAmountText.description}
        helper={chargeAmountText.descriptionHint}
      />
    </>
  );
}
