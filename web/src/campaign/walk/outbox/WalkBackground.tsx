import { useEffect, useState } from 'react';
import { registerForm } from '../../../core/form/unsaved.ts';
import { useOutbox, useSent } from '../../../core/outbox/useOutbox.ts';
import { useWindowListener } from '../../../core/ui/hooks/useWindowListener.ts';
import { notify } from '../../../core/ui/toasts/notify.ts';
import { walkText } from '../walk.text.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { areSomeHeld, walkOutbox } from './walk-outbox.ts';

/** How often what waits is tried again while the page is looked at, in milliseconds. */
const tryAgain = 30_000;

/**
 * Sends what was entered on walks, wherever the person is by now: at once, when the network is back, when they look at the page
 * again, and every half a minute. Before a sign-out it asks what is to become of it.
 */
export function WalkBackground() {
  const { waiting, entries } = useOutbox(walkOutbox);
  const [asked, setAsked] = useState<{ resolve: (mayLeave: boolean) => void }>();
  useEffect(
    () =>
      registerForm({
        isDirty: () => walkOutbox.state().waiting > 0,
        // Who loads the page anew loses nothing of what the device keeps.
        outlivesReload: true,
        ask: () => new Promise((resolve) => setAsked({ resolve })),
        release: () => undefined,
      }),
    [],
  );
  useEffect(() => () => walkOutbox.setUser(undefined), []);
  useSendingAgain();
  useSent(walkOutbox, ({ value }, reply) => {
    const isLost = reply?.outcome === 'same' && value.kind === 'read' && value.photoKey !== null;
    if (isLost) notify.info(walkText.photoOfOther, { durationMs: 10_000 });
  });
  useWindowListener('beforeunload', (event) => {
    if (areSomeHeld(entries)) event.preventDefault();
  });
  return (
    <SignOutDialog
      open={asked !== undefined}
      waiting={waiting}
      onAnswer={(mayLeave) => {
        asked?.resolve(mayLeave);
        setAsked(undefined);
      }}
    />
  );
}

function useSendingAgain(): void {
  useEffect(() => {
    const send = () => {
      const { waiting, trouble } = walkOutbox.state();
      const isSeen = document.visibilityState === 'visible';
      if (isSeen && waiting > 0 && trouble?.kind !== 'signed-out') void walkOutbox.retry();
    };
    const timer = setInterval(send, tryAgain);
    document.addEventListener('visibilitychange', send);
    globalThis.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', send);
      globalThis.removeEventListener('online', send);
    };
  }, []);
}
