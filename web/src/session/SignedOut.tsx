import { useLayoutEffect } from 'react';
import { Text } from '../core/ui/elements/Text.tsx';
import { useWindowListener } from '../core/ui/hooks/useWindowListener.ts';
import { OutsideScreen } from '../core/ui/screen/OutsideScreen.tsx';
import { version } from '../core/version.ts';
import { endReasonText } from './end-reason.text.ts';
import { showLoginAddress } from './return-address.ts';
import styles from './SignedOut.module.css';
import { SignInForm } from './SignInForm.tsx';
import { useSessionState } from './session.ts';

/** All there is for whoever is not signed in: the login screen, whatever address was asked for. */
export function SignedOut() {
  const session = useSessionState();
  // The next person at this computer does not continue where the last one stopped.
  const mayReturn = !(session.status === 'anonymous' && session.signedOut);
  useLayoutEffect(() => showLoginAddress({ mayReturn }), [mayReturn]);
  // The browser's own buttons lead to addresses of before.
  useWindowListener('popstate', () => showLoginAddress({ mayReturn }));
  return <LoginScreen />;
}

/** The login screen ('Logowanie'). */
export function LoginScreen() {
  const session = useSessionState();
  const endReason = session.status === 'anonymous' ? session.endReason : undefined;
  return (
    <OutsideScreen title="Logowanie">
      {endReason && (
        <Text as="output" className={styles['reason']}>
          {endReasonText[endReason]}
        </Text>
      )}
      <SignInForm />
      <Text kind="body2" isQuiet className={styles['version']}>
        Grządka {version}
      </Text>
    </OutsideScreen>
  );
}
