import { useLayoutEffect } from 'react';
import { useWindowListener } from '../core/ui/hooks/useWindowListener.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { showLoginAddress } from './return-address.ts';
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
