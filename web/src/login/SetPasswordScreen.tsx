import { generatedPasswordLength } from '@grzadka/contract/login/generate-password';
import { loginEndpoints, loginRecord } from '@grzadka/contract/login/login.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { FactList } from '../core/ui/FactList.tsx';
import { partyPaths } from '../party/party.paths.ts';
import { partyQuery } from '../party/party.queries.ts';
import { loginQuery } from './login.queries.ts';
import { loginText } from './login.text.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SendEmailField } from './SendEmailField.tsx';

/** A new password of a login. */
export function SetPasswordScreen() {
  const { partyId = '', userLoginId = '' } = useParams();
  const { record: login, form } = useRecordForm({
    query: loginQuery(userLoginId),
    back: partyPaths.details(partyId),
    savedText: loginText.passwordSet,
    tellChanged: useRecordChanged(loginRecord.name),
  });
  const { data, error, refetch } = useQuery(partyQuery(partyId));
  const party = data?.reply;

  return (
    <FormScreen
      {...form}
      title={loginText.setPassword}
      section={loginText.section}
      endpoint={loginEndpoints.setPassword}
      defaultValues={{ loginId: userLoginId, password: '', sendEmail: false }}
      loading={form.loading || party === undefined}
      loadError={form.loadError ?? (party ? undefined : error)}
      reload={() => Promise.all([form.reload(), refetch()])}
      submit={(body, options) => call(loginEndpoints.setPassword, { body }, options)}
      errorAs="snackbar"
    >
      {login && party && (
        <>
          <FactList
            facts={[
              { label: loginText.userName, value: login.loginId },
              { label: loginText.party, value: party.name },
            ]}
          />
          <NewPasswordField generatedLength={generatedPasswordLength(login.roles)} autoFocus />
          <SendEmailField address={party.email?.address} />
        </>
      )}
    </FormScreen>
  );
}
