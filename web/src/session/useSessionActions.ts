import type { secondFactorCode } from '@grzadka/contract/second-factor/second-factor.model';
import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import type { credentials } from '@grzadka/contract/session/session.model';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type * as z from 'zod/mini';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { discardUnsaved, mayDiscardUnsaved } from '../core/form/unsaved.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { sessionQuery } from './session-query.ts';
import type { SessionState } from './session-state.ts';

/** The ways to change the session, carried out on the server, in this tab and in the others. */
export function useSessionActions() {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = sessionQuery;
    const end = async (signedOut: boolean) => {
      discardUnsaved();
      await queryClient.cancelQueries({ queryKey });
      const ended: SessionState = { status: 'anonymous', signedOut };
      queryClient.setQueryData(queryKey, ended);
    };
    const begin = async () => {
      tellOtherTabs();
      // The session is then read again, however long that takes.
      await queryClient.invalidateQueries({ queryKey });
    };
    return {
      /**
       * Signs in and waits until the session is known; throws the ApiError of a failed sign-in, and
       * `second-factor` where a code is due.
       */
      signIn: async (body: z.output<typeof credentials>) => {
        await call(sessionEndpoints.login, { body });
        await begin();
      },
      /** Finishes a sign-in with its code; else the same. */
      giveCode: async (body: z.output<typeof secondFactorCode>) => {
        await call(sessionEndpoints.secondFactor, { body });
        await begin();
      },
      /** Signs out, here and in the other tabs; asks first when text would be lost. Throws an ApiError. */
      signOut: async () => {
        if (!(await mayDiscardUnsaved())) return;
        await call(sessionEndpoints.logout, {});
        tellOtherTabs();
        await end(true);
      },
      /** Gives up an expired session together with the text not yet saved. */
      abandon: () => end(false),
    };
  }, [queryClient]);
}

/** Signs out, telling the person when it did not work. */
export function useSignOut(): () => void {
  const { signOut } = useSessionActions();
  return useCallback(() => {
    signOut().catch((error: unknown) => notify.error(errorText(error)));
  }, [signOut]);
}
