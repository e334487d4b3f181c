import { mailEndpoints } from '@grzadka/contract/mail/mail.endpoints';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { mailText } from './mail.text.ts';

interface TestMailDialogProps {
  open: boolean;
  /** The address to begin with; '' where none is known. */
  ownEmail: string;
  onClose: () => void;
}

/** Sends a test message to an address, and shows what the mail server answered. */
export function TestMailDialog({ open, ownEmail, onClose }: TestMailDialogProps) {
  return (
    <FormDialog
      open={open}
      title={mailText.test}
      endpoint={mailEndpoints.sendTest}
      defaultValues={{ to: ownEmail }}
      submit={async (body) => {
        await call(mailEndpoints.sendTest, { body });
        notify.success(mailText.tested(body.to));
      }}
      submitLabel={mailText.send}
      savingLabel={mailText.sending}
      onSaved={onClose}
      onClose={onClose}
    >
      <FormTextField
        name="to"
        label={mailText.testTo}
        inputMode="email"
        autoComplete="email"
        autoFocus
      />
    </FormDialog>
  );
}
