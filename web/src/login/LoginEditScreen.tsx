import { highestRole } from '@grzadka/contract/core/roles';
import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { useRole } from '../core/access/useMay.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { partyKey } from '../party/party.queries.ts';
import { loginQuery } from './login.queries.ts';
import { loginText } from './login.text.ts';
import { roleOptionsWith } from './role-options.ts';

/** The role of a login, and whether it may sign in. */
export function LoginEditScreen() {
  const { partyId = '', userLoginId = '' } = useParams();
  const back = paths.partyDetails(partyId);
  const goUp = useGoUp(back);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const ownRole = useRole();
  const { data, error, isFetchedAfterMount, refetch } = useQuery(loginQuery(userLoginId));
  // The first role is the one shown; one that is not known has to be replaced.
  const role = data && highestRole(data.reply.roles.slice(0, 1));

  return (
    <FormScreen
      title={loginText.edit}
      back={back}
      section={loginText.section}
      endpoint={loginEndpoints.update}
      defaultValues={data && { loginId: userLoginId, role, enabled: data.reply.enabled }}
      etag={data?.etag}
      loading={!isFetchedAfterMount}
      loadError={error}
      reload={refetch}
      submit={(body, options) => call(loginEndpoints.update, { body }, options)}
      onSaved={() => {
        void queryClient.invalidateQueries({ queryKey: partyKey(partyId) });
        notify.success(loginText.saved);
        goUp();
      }}
      errorAs="snackbar"
    >
      {data && <FactList facts={[{ label: loginText.userName, value: data.reply.loginId }]} />}
      <FormSelectField
        name="role"
        label={loginText.role}
        options={roleOptionsWith(role, ownRole)}
      />
      <FormCheckboxField name="enabled" label={loginText.active} />
    </FormScreen>
  );
}
