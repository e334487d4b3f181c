import type { Role } from '@grzadka/contract/core/access/roles';
import { generatedPasswordLength } from '@grzadka/contract/login/generate-password';
import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import { loginRecord } from '@grzadka/contract/login/login.record';
import type { Party } from '@grzadka/contract/party/party-reply';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useRole } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useParams } from '../core/navigation/place.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useTellAdded } from '../core/record/useTellAdded.ts';
import { FactList } from '../core/ui/FactList.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { partyPaths } from '../party/party.paths.ts';
import { partyQuery } from '../party/party.queries.ts';
import { loginPaths } from './login.paths.ts';
import { loginText } from './login.text.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { keepNewLogin } from './new-login.ts';
import { roleOptions } from './role-options.ts';
import { SendEmailField } from './SendEmailField.tsx';

/** A new login of a party. */
export function LoginCreateScreen() {
  const { partyId = '' } = useParams();
  const back = partyPaths.details(partyId);
  const goUp = useGoUp(back);
  const tellChanged = useRecordChanged(loginRecord.name);
  const tellAdded = useTellAdded(back);
  const { data, error, isPending, refetch } = useQuery(partyQuery(partyId));

  return (
    <FormScreen
      title={loginText.create}
      tabSubject={data?.reply.name}
      back={back}
      section={loginText.section}
      endpoint={loginEndpoints.create}
      defaultValues={{
        partyId,
        loginId: '',
        password: '',
        role: undefined,
        enabled: true,
        sendEmail: false,
      }}
      loading={isPending}
      loadError={data ? undefined : error}
      reload={refetch}
      submit={async (body) => {
        const { id } = await call(loginEndpoints.create, { body });
        keepNewLogin(partyId, id);
        tellAdded(loginText.created(body.loginId), loginPaths.edit(partyId, id));
      }}
      onSaved={() => {
        tellChanged();
        goUp();
      }}
      errorAs="snackbar"
    >
      {data && <LoginCreateFields party={data.reply} />}
    </FormScreen>
  );
}

/** The fields of a new login; how long a generated password is follows from the role chosen. */
function LoginCreateFields({ party }: { party: Pick<Party, 'name' | 'email'> }) {
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
