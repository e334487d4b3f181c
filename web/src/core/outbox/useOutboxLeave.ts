import { useEffect, useState } from 'react';
import { registerForm } from '../form/unsaved.ts';
import { useWindowListener } from '../ui/hooks/useWindowListener.ts';
import type { Outbox } from './outbox.ts';

/**
 * While values wait, asks before the tab is closed or the person signs out. When the session ends meanwhile, the
 * person may sign in again on the spot. Nothing is lost either way: what waits stays in the browser.
 */
export function useOutboxLeave<Value, Reply>(outbox: Outbox<Value, Reply>) {
  const [asked, setAsked] = useState<{ resolve: (mayLeave: boolean) => void }>();
  useEffect(
    () =>
      registerForm({
        isDirty: () => outbox.state().waiting > 0,
        ask: () => new Promise((resolve) => setAsked({ resolve })),
        release: () => undefined,
      }),
    [outbox],
  );
  useEffect(() => () => outbox.setUser(undefined), [outbox]);
  useWindowListener('beforeunload', (event) => {
    if (outbox.state().waiting > 0) event.preventDefault();
  });
  useWindowListener('online', () => void outbox.retry());
  const answer = (mayLeave: boolean) => {
    asked?.resolve(mayLeave);
    setAsked(undefined);
  };
  return { isAsking: asked !== undefined, answer };
}
