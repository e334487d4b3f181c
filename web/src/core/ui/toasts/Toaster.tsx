import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../log.ts';
import { whenAtWork } from '../when-at-work.ts';
import { useToasts } from './toasts.ts';

/** Shows the short messages of `notify`; what that takes, `load` brings once somebody is at work, or with a message. */
export function Toaster({ load }: { load: () => Promise<ComponentType> }) {
  const [Host, setHost] = useState<ComponentType>();
  const toasts = useToasts();
  useEffect(() => {
    if (Host) return undefined;
    const keep = async () => {
      const Loaded = await load();
      setHost(() => Loaded);
    };
    if (toasts.length === 0) return whenAtWork(keep);
    keep().catch((cause: unknown) => logFailure('The messages cannot be shown', cause));
  }, [Host, toasts, load]);
  return Host && <Host />;
}
