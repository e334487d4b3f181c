import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { StartValues } from '../core/form/FormBody.tsx';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormMoneyField } from '../core/form/fields/MoneyField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { ledgerText } from './ledger.text.ts';

interface OpeningDialogProps<Body extends FieldValues> {
  open: boolean;
  words: {
    readonly openTitle: string;
    readonly openQuestion: string;
  };
  /** The kind of record that keeps the money. */
  kind: string;
  /** The call that states it. */
  endpoint: { readonly body: z.ZodMiniType<Body, FieldValues> };
  /** What is opened, as the body of the call names it. */
  what: StartValues<FieldValues>;
  submit: (body: Body) => Promise<{ readonly number: string }>;
  onClose: () => void;
}

/** Asks what was in a cash box, or on a bank account, when the program began to keep it (docs/product/payments.md#cash-opening). */
export function OpeningDialog<Body extends FieldValues>({
  words,
  kind,
  what,
  submit,
  onClose,
  ...dialog
}: OpeningDialogProps<Body>) {
  const tellChanged = useRecordChanged(kind);
  const made = useRef('');
  const { opening } = ledgerText;
  return (
    <FormDialog
      {...dialog}
      title={words.openTitle}
      defaultValues={{ ...what, amount: '', day: gardenToday() }}
      submit={async (body) => {
        made.current = (await submit(body)).number;
      }}
      submitLabel={opening.state}
      onSaved={() => {
        tellChanged();
        notify.success(opening.saved(made.current));
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{words.openQuestion}</Text>
      <FormMoneyField name="amount" label={ledgerText.amount} autoFocus />
      <FormDayField name="day" label={ledgerText.day} />
    </FormDialog>
  );
}
