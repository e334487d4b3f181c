import { generatedPasswordLength } from '@grzadka/contract/login/generate-password';
import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import { loginRecord } from '@grzadka/contract/login/login.record';
import { useQuery } from '@tanstack/react-query';
import { useUserId } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { Navigate } from '../core/navigation/Navigate.tsx';
import { useParams } from '../core/navigation/place.ts';
import { paths } from '../core/paths.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { FactList } from '../core/ui/FactList.tsx';
import { partyPaths } from '../party/party.paths.ts';
import { partyQuery } from '../party/party.queries.ts';
import { loginQuery } from './login.queries.ts';
import { loginText } from './login.text.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SendEmailField } from './SendEmailField.tsx';

/** A new password of a login; the own one is changed on the account's screen, with the present one. */
export function SetPasswordScreen() {
  const { partyId = '', userLoginId = '' } = useParams();
  const isOwn = userLoginId === useUserId();
  const { record: login, form } = useRecordForm({
    query: loginQuery(userLoginId),
    back: partyPaths.details(partyId),
    savedText: loginText.passwordSet,
    tellChanged: useRecordChanged(loginRecord.name),
  });
  const { data, error, refetch } = useQuery(partyQuery(partyId));
  const party = data?.reply;
  if (isOwn) return <Navigate to={paths.personalData} replace />;

  return (
    <FormScreen
      {...form}
      title={loginText.setPassword}
      tabSubject={login?.loginId}
      actions={<HistoryButton recordType={loginRecord.name} recordId={userLoginId} />}
      section={loginText.section}
      endpoint={loginEndpoints.setPassword}
      defaultValues={{
        loginId: userLoginId,
        password: '',
        currentPassword: undefined,
        sendEmail: false,
      }}
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
