import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { StartValues } from '../core/form/FormBody.tsx';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { ledgerText } from './ledger.text.ts';

interface ReversalDialogProps<Body extends FieldValues> {
  open: boolean;
  words: {
    readonly title: string;
    readonly question: string;
    readonly label: string;
    /** A reason that people may have. */
    readonly example: string;
  };
  /** The call that takes it back. */
  endpoint: { readonly body: z.ZodMiniType<Body, FieldValues> };
  /** What is taken back, as the body of the call names it. */
  what: StartValues<FieldValues>;
  submit: (body: Body) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks on which day something posted is taken back, by default today, and why (docs/product/ledger.md#reversals). */
export function ReversalDialog<Body extends FieldValues>({
  words,
  what,
  ...dialog
}: ReversalDialogProps<Body>) {
  return (
    <FormDialog
      {...dialog}
      title={words.title}
      defaultValues={{ ...what, day: gardenToday(), reason: '' }}
      submitLabel={words.label}
    >
      <Text>{words.question}</Text>
      <FormDayField name="day" label={ledgerText.reversalDay} />
      <FormTextField
        name="reason"
        label={ledgerText.reversalReason}
        helper={ledgerText.reversalReasonHint(words.example)}
      />
    </FormDialog>
  );
}
