import { accountEndpoints } from '@grzadka/contract/account/account.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { PasswordField } from '../core/form/fields/PasswordField.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { ownSessionsQuery } from './account.queries.ts';
import { accountText } from './account.text.ts';

interface ChangePasswordDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The form that changes the own password, for who knows the current one. */
export function ChangePasswordDialog({ open, onClose }: ChangePasswordDialogProps) {
  const queryClient = useQueryClient();
  return (
    <FormDialog
      open={open}
      title={accountText.changePassword}
      endpoint={accountEndpoints.changePassword}
      defaultValues={{ currentPassword: '', newPassword: '' }}
      submit={(body) => call(accountEndpoints.changePassword, { body })}
      submitLabel={accountText.changePassword}
      onSaved={() => {
        void queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
        notify.success(accountText.passwordChanged);
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{accountText.changePasswordHint}</Text>
      <PasswordField
        name="currentPassword"
        label={accountText.currentPassword}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField
        name="newPassword"
        label={accountText.newPassword}
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
