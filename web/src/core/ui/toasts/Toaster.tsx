import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../log.ts';
import { whenAtWork } from '../when-at-work.ts';
import { useToasts } from './toasts.ts';

/** Shows the short messages of `notify`; what that takes comes once somebody is at work, or with a message. */
export function Toaster() {
  const [Host, setHost] = useState<ComponentType>();
  const toasts = useToasts();
  useEffect(() => {
    if (Host) return undefined;
    const load = async () => {
      const { ToastHost } = await import('./ToastHost.tsx');
      setHost(() => ToastHost);
    };
    if (toasts.length === 0) return whenAtWork(load);
    load().catch((cause: unknown) => logFailure('The messages cannot be shown', cause));
  }, [Host, toasts]);
  return Host && <Host />;
}
