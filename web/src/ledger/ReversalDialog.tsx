import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { Typography } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { StartValues } from '../core/form/FormBody.tsx';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { chargeText } from './charge.text.ts';

interface ReversalDialogProps<Body extends FieldValues> {
  open: boolean;
  words: { readonly title: string; readonly question: string; readonly label: string };
  /** The call that takes it back. */
  endpoint: { readonly body: z.ZodMiniType<Body, FieldValues> };
  /** What is taken back, as the body of the call names it. */
  what: StartValues<FieldValues>;
  submit: (body: Body) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks on which day something is taken back, today unless told otherwise, and why. */
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
      <Typography>{words.question}</Typography>
      <FormDayField name="day" label={chargeText.reversalDay} />
      <FormTextField
        name="reason"
        label={chargeText.reversalReason}
        helper={chargeText.reversalReasonHint}
      />
    </FormDialog>
  );
}
