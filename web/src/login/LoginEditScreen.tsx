import { highestRole } from '@grzadka/contract/core/access/roles';
import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import { loginRecord } from '@grzadka/contract/login/login.record';
import { useRole } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { useParams } from '../core/navigation/place.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { FactList } from '../core/ui/FactList.tsx';
import { partyPaths } from '../party/party.paths.ts';
import { loginQuery } from './login.queries.ts';
import { loginText } from './login.text.ts';
import { roleOptionsWith } from './role-options.ts';

/** The role of a login, and whether it may sign in. */
export function LoginEditScreen() {
  const { partyId = '', userLoginId = '' } = useParams();
  const ownRole = useRole();
  const { record: login, form } = useRecordForm({
    query: loginQuery(userLoginId),
    back: partyPaths.details(partyId),
    savedText: loginText.saved,
    tellChanged: useRecordChanged(loginRecord.name),
  });
  // The first role is the one shown; one that is not known has to be replaced.
  const role = login && highestRole(login.roles.slice(0, 1));

  return (
    <FormScreen
      {...form}
      title={loginText.edit}
      tabSubject={login?.loginId}
      actions={<HistoryButton recordType={loginRecord.name} recordId={userLoginId} />}
      section={loginText.section}
      endpoint={loginEndpoints.update}
      defaultValues={login && { loginId: userLoginId, role, enabled: login.enabled }}
      submit={(body, options) => call(loginEndpoints.update, { body }, options)}
      errorAs="snackbar"
    >
      {login && <FactList facts={[{ label: loginText.userName, value: login.loginId }]} />}
      <FormSelectField
        name="role"
        label={loginText.role}
        options={roleOptionsWith(role, ownRole)}
      />
      <FormCheckboxField name="enabled" label={loginText.active} />
    </FormScreen>
  );
}
