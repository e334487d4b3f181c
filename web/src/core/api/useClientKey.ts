import { useRef } from 'react';
import { v7 as newKey } from 'uuid';

/**
 * The key under which something is sent: the same once more has the same one, for nobody knows whether it arrived, and
 * what was changed since is something else.
 */
export function useClientKey(): (sent: object) => string {
  const last = useRef<{ content: string; clientKey: string }>(undefined);
  return (sent) => {
    const content = JSON.stringify(sent);
    if (last.current?.content !== content) last.current = { content, clientKey: newKey() };
    return last.current.clientKey;
  };
}
