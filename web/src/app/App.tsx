import { unsubscribeToken } from '@grzadka/contract/consent/unsubscribe-path';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createQueryClient } from '../core/api/query-client.ts';
import { paths } from '../core/paths.ts';
import { Splash } from '../core/ui/Brand.tsx';
import { Loaded } from '../core/ui/loading/Loaded.tsx';
import { Toaster } from '../core/ui/toasts/Toaster.tsx';
import { whenAtWork } from '../core/ui/when-at-work.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { useSession } from '../session/session.ts';
import { StartErrorBoundary } from './StartErrorBoundary.tsx';

const loadSignedIn = async () => (await import('./SignedIn.tsx')).SignedIn;
const loadSignedOut = async () => (await import('../session/SignedOut.tsx')).SignedOut;
const loadUnsubscribing = async () =>
  (await import('../consent/UnsubscribeScreen.tsx')).UnsubscribeScreen;

const loadToasts = async () => (await import('../core/ui/toasts/ToastHost.tsx')).ToastHost;

const { pathname } = globalThis.location;

/** Where a message has led somebody who may be anybody: what they come for waits for no session. */
const isUnsubscribing = unsubscribeToken(pathname) !== undefined;

const loadExpected = pathname === paths.login ? loadSignedOut : loadSignedIn;
// Begun before it is known who is signed in, by what the address lets expect.
void (isUnsubscribing ? loadUnsubscribing : loadExpected)().catch(() => undefined);

const queryClient = createQueryClient();

/** The whole application. */
export function App() {
  return (
    <StartErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Toaster load={loadToasts} />
        {isUnsubscribing ? (
          <Loaded load={loadUnsubscribing}>
            <Splash />
          </Loaded>
        ) : (
          <SessionProvider>
            <Screens />
          </SessionProvider>
        )}
      </QueryClientProvider>
    </StartErrorBoundary>
  );
}

/** What there is to see with and without a session, each in code of its own. */
function Screens() {
  const isSignedIn = useSession().status === 'authenticated';
  // While somebody types a password, there is time for what comes after it.
  useEffect(() => (isSignedIn ? undefined : whenAtWork(loadSignedIn)), [isSignedIn]);
  return (
    <Loaded load={isSignedIn ? loadSignedIn : loadSignedOut}>
      <Splash />
    </Loaded>
  );
}
