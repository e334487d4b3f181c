import type { Role } from '@grzadka/contract/core/roles';
import { generatedPasswordLength } from '@grzadka/contract/login/generate-password';
import type { Party } from '@grzadka/contract/party/party.reply';
import { useWatch } from 'react-hook-form';
import { useRole } from '../core/access/useMay.ts';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { loginText } from './login.text.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { roleOptions } from './role-options.ts';
import { SendEmailField } from './SendEmailField.tsx';

/** The fields of a new login; how long a generated password is follows from the role chosen. */
export function LoginCreateFields({ party }: { party: Pick<Party, 'name' | 'email'> }) {
  const chosen = useWatch<{ role: Role | '' | undefined }, 'role'>({ name: 'role' });
  return (
    <>
      <FactList facts={[{ label: loginText.party, value: party.name }]} />
      <FormTextField name="loginId" label={loginText.userName} autoFocus />
      <FormSelectField
        name="role"
        label={loginText.role}
        placeholder={loginText.noRole}
        options={roleOptions(useRole())}
      />
      <NewPasswordField generatedLength={chosen ? generatedPasswordLength([chosen]) : undefined} />
      <FormCheckboxField name="enabled" label={loginText.active} />
      <SendEmailField address={party.email?.address} />
    </>
  );
}
