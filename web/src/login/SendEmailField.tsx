import { noEmailAddress } from '@grzadka/contract/login/login.model';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { loginText } from './login.text.ts';

/** Whether the password is sent to the party; not without an address. */
export function SendEmailField({ address }: { address: string | undefined }) {
  return (
    <FormCheckboxField
      name="sendEmail"
      label={loginText.sendEmail}
      disabled={address === undefined}
      helper={address === undefined ? noEmailAddress : loginText.sendTo(address)}
    />
  );
}
