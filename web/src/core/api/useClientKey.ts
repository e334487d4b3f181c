import { useRef } from 'react';
import { v7 as newKey } from 'uuid';

interface ClientKey {
  /** The key of what is sent: the same once more has the same one. */
  readonly keyOf: (sent: object) => string;
  /** Forgets what arrived, where the same may be meant once more. */
  readonly forget: () => void;
}

/**
 * The key under which something is sent: the same once more has the same one, for nobody knows whether it arrived, and
 * what was changed since is something else.
 */
export function useClientKey(): ClientKey {
  const last = useRef<{ content: string; clientKey: string }>(undefined);
  return {
    keyOf: (sent) => {
      const content = JSON.stringify(sent);
      if (last.current?.content !== content) last.current = { content, clientKey: newKey() };
      return last.current.clientKey;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}
