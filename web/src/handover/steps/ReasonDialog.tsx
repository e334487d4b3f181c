import { text } from '@grzadka/contract/core/fields';
import * as z from 'zod/mini';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { handoverText } from '../handover.text.ts';

/** Why a step is left out: as the call of a change takes it, but not empty. */
const reasonForm = { body: z.object({ reason: text({ max: 300, empty: 'Podaj powód' }) }) };

interface ReasonDialogProps {
  open: boolean;
  words: {
    readonly leaveOut: string;
    readonly leaveOutTitle: string;
    readonly leaveOutHint: string;
  };
  save: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why a step is left out. */
export function ReasonDialog({ open, words, save, onClose }: ReasonDialogProps) {
  return (
    <FormDialog
      open={open}
      title={words.leaveOutTitle}
      endpoint={reasonForm}
      defaultValues={{ reason: '' }}
      submit={({ reason }) => save(reason)}
      submitLabel={words.leaveOut}
      onSaved={onClose}
      onClose={onClose}
    >
      <Text>{words.leaveOutHint}</Text>
      <FormTextField name="reason" label={handoverText.reason} autoFocus />
    </FormDialog>
  );
}
