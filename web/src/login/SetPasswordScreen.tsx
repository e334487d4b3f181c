import { generatedPasswordLength } from '@grzadka/contract/login/generate-password';
import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { partyQuery } from '../party/party.queries.ts';
import { loginQuery } from './login.queries.ts';
import { loginText } from './login.text.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SendEmailField } from './SendEmailField.tsx';

/** A new password of a login. */
export function SetPasswordScreen() {
  const { partyId = '', userLoginId = '' } = useParams();
  const back = paths.partyDetails(partyId);
  const goUp = useGoUp(back);
  const notify = useNotify();
  const login = useQuery(loginQuery(userLoginId));
  const party = useQuery(partyQuery(partyId));
  const isKnown = login.data !== undefined && party.data !== undefined;

  return (
    <FormScreen
      title={loginText.setPassword}
      back={back}
      section={loginText.section}
      endpoint={loginEndpoints.setPassword}
      defaultValues={{ loginId: userLoginId, password: '', sendEmail: false }}
      loading={!isKnown}
      loadError={isKnown ? undefined : (login.error ?? party.error)}
      reload={() => Promise.all([login.refetch(), party.refetch()])}
      submit={(body) => call(loginEndpoints.setPassword, { body })}
      onSaved={() => {
        notify.success(loginText.passwordSet);
        goUp();
      }}
      errorAs="snackbar"
    >
      {isKnown && (
        <>
          <FactList
            facts={[
              { label: loginText.userName, value: login.data.reply.loginId },
              { label: loginText.party, value: party.data.reply.name },
            ]}
          />
          <NewPasswordField
            generatedLength={generatedPasswordLength(login.data.reply.roles)}
            autoFocus
          />
          <SendEmailField address={party.data.reply.email?.address} />
        </>
      )}
    </FormScreen>
  );
}
