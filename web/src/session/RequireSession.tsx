import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../core/paths.ts';
import { returnTo } from './return-address.ts';
import { useSessionState } from './session.ts';

/** Sends whoever is not signed in to the login screen, to come back afterwards. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSessionState();
  const { pathname, search } = useLocation();
  if (session.status === 'authenticated') return children;
  // The next person at this computer does not continue where the last one stopped.
  const signedOut = session.status === 'anonymous' && session.signedOut;
  return (
    <Navigate to={paths.login} replace state={signedOut ? null : returnTo(pathname + search)} />
  );
}
