import { credentials } from '@grzadka/contract/session/session.model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../core/api/api-error.ts';
import { logFault } from '../core/log.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { TextBox } from '../core/ui/fields/TextBox.tsx';
import { RevealButton } from '../core/ui/RevealButton.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { ToastPlace } from '../core/ui/toasts/ToastPlace.tsx';
import { CheckedForm } from './CheckedForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { signInError } from './sign-in-error.ts';
import { sinceTyping } from './typing-pause.ts';
import { useCheckedTexts } from './useCheckedTexts.ts';
import { useSessionActions } from './useSessionActions.ts';

/** How long the message of a failed sign-in stays, in milliseconds. */
const failureStay = 5000;

/** For how long whoever types looks for the next key, in milliseconds. */
export const typingPause = 1000;

/** What to do without a password: only somebody else can set one. */
const withoutPassword =
  'Nie masz hasła albo go nie pamiętasz? Zgłoś się do zarządu ogrodu: dostaniesz nowe.';

/** The sign-in form of the login screen and of an expired session: password, then a code where one is due. */
export function SignInForm() {
  const [isCodeAsked, setCodeAsked] = useState(false);
  return (
    <>
      {isCodeAsked ? (
        <SecondFactorForm onBack={() => setCodeAsked(false)} />
      ) : (
        <PasswordForm onCodeAsked={() => setCodeAsked(true)} />
      )}
      <ToastPlace />
    </>
  );
}

function PasswordForm({ onCodeAsked }: { onCodeAsked: () => void }) {
  const { signIn } = useSessionActions();
  const [isVisible, setVisible] = useState(false);
  const form = useCheckedTexts({
    initial: { username: '', password: '' },
    schema: credentials,
    submit: async (values) => {
      notify.clear();
      try {
        await signIn(values);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'second-factor') return onCodeAsked();
        if (!(error instanceof ApiError)) logFault(error);
        notify.error(signInError(error), { durationMs: failureStay });
        form.select('password');
      }
    },
  });
  const area = useRef<HTMLFormElement>(null);
  const begin = useEffectEvent(() => {
    if (!area.current?.contains(document.activeElement)) form.select('username');
  });
  // A session ends while somebody types: the rest of that word is no user name.
  useEffect(() => afterTyping(() => begin()), []);
  return (
    <CheckedForm form={form} ref={area}>
      <TextBox
        {...form.box('username')}
        label="Nazwa użytkownika"
        autoComplete="username"
        helper={form.faultOf('username')}
      />
      <TextBox
        {...form.box('password')}
        label="Hasło"
        type={isVisible ? 'text' : 'password'}
        autoComplete="current-password"
        helper={form.faultOf('password') ?? withoutPassword}
        end={<RevealButton isVisible={isVisible} onToggle={() => setVisible(!isVisible)} />}
      />
      <Button type="submit" look="filled" size="large" disabled={form.isSubmitting}>
        Zaloguj
      </Button>
    </CheckedForm>
  );
}

/** Acts as soon as nobody has typed for a while: at once where nobody does. Returns what gives it up. */
export function afterTyping(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const rest = typingPause - sinceTyping();
    if (rest > 0) timer = setTimeout(look, rest);
    else act();
  };
  look();
  return () => clearTimeout(timer);
}
