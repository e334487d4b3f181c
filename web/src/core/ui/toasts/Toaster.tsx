import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../log.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { onToastWaiting } from './toasts.ts';

/** Shows the short messages of `notify`; what that takes comes after the first screen, or with a message. */
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
    const giveUp = whenIdle(load);
    return () => {
      stopWaiting();
      giveUp();
    };
  }, []);
  return Host && <Host />;
}
