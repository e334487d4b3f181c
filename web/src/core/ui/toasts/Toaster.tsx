import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../log.ts';
import { whenAtWork } from '../loading/when-at-work.ts';
import { onToastWaiting } from './toasts.ts';

/** Shows the short messages of `notify`; what that takes comes once somebody is at work, or with a message. */
export function Toaster() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const { ToastHost } = await import('./ToastHost.tsx');
      setHost(() => ToastHost);
    };
    const stopWaiting = onToastWaiting(() => {
      load().catch((cause: unknown) => logFailure('The messages cannot be shown', cause));
    });
    const giveUp = whenAtWork(load);
    return () => {
      stopWaiting();
      giveUp();
    };
  }, []);
  return Host && <Host />;
}
