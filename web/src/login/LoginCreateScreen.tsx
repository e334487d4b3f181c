import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { partyKey, partyQuery } from '../party/party.queries.ts';
import { LoginCreateFields } from './LoginCreateFields.tsx';
import { loginText } from './login.text.ts';

/** A new login of a party. */
export function LoginCreateScreen() {
  const { partyId = '' } = useParams();
  const back = paths.partyDetails(partyId);
  const goUp = useGoUp(back);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(partyQuery(partyId));

  return (
    <FormScreen
      title={loginText.create}
      back={back}
      section={loginText.section}
      endpoint={loginEndpoints.create}
      defaultValues={{ partyId, loginId: '', password: '', enabled: true, sendEmail: false }}
      loading={isPending}
      loadError={data ? undefined : error}
      reload={refetch}
      submit={async (body) => {
        await call(loginEndpoints.create, { body });
        notify.success(loginText.created(body.loginId));
      }}
      onSaved={() => {
        void queryClient.invalidateQueries({ queryKey: partyKey(partyId) });
        goUp();
      }}
      errorAs="snackbar"
    >
      {data && <LoginCreateFields party={data.reply} />}
    </FormScreen>
  );
}
