import { type ReactNode, use } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../app/paths.ts';
import { returnTo } from './return-address.ts';
import { SessionContext } from './session.ts';

/** Sends whoever is not signed in to the login screen, to come back afterwards. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = use(SessionContext);
  const { pathname, search } = useLocation();
  if (session.status === 'authenticated') return children;
  // The next person at this computer does not continue where the last one stopped.
  const signedOut = session.status === 'anonymous' && session.signedOut;
  return (
    <Navigate to={paths.login} replace state={signedOut ? null : returnTo(pathname + search)} />
  );
}
