import { passwordConfirmation } from '@grzadka/contract/second-factor/second-factor.model';
import type * as z from 'zod/mini';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { PasswordField } from '../core/form/fields/PasswordField.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { secondFactorText } from './second-factor.text.ts';

interface PasswordDialogProps {
  open: boolean;
  title: string;
  /** What comes of it. */
  text: string;
  submitLabel: string;
  submit: (confirmed: z.output<typeof passwordConfirmation>) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the present password before something that only its owner may do. */
export function PasswordDialog({
  open,
  title,
  text,
  submitLabel,
  submit,
  onDone,
  onClose,
}: PasswordDialogProps) {
  return (
    <FormDialog
      open={open}
      title={title}
      endpoint={{ body: passwordConfirmation }}
      defaultValues={{ currentPassword: '' }}
      submit={submit}
      submitLabel={submitLabel}
      onSaved={onDone}
      onClose={onClose}
    >
      <Text>{text}</Text>
      <PasswordField
        name="currentPassword"
        label={secondFactorText.currentPassword}
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  );
}
