import { useCallback } from 'react';
import { errorText } from '../core/api/api-error.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { useSessionActions } from './session.ts';

/** Signs out, telling the person when it did not work. */
export function useSignOut(): () => void {
  const { signOut } = useSessionActions();
  const notify = useNotify();
  return useCallback(() => {
    signOut().catch((error: unknown) => notify.error(errorText(error)));
  }, [signOut, notify]);
}
