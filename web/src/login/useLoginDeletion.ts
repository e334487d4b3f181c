import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import type { PartyLogin } from '@grzadka/contract/party/party.reply';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { type Deletion, useDeletion } from '../core/ui/useDeletion.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { partyKey } from '../party/party.queries.ts';
import { loginText } from './login.text.ts';

/** Deletes a login after a question; its party is read anew. */
export function useLoginDeletion(partyId: string): Deletion<PartyLogin> {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useDeletion({
    run: ({ userLoginId }: PartyLogin) =>
      call(loginEndpoints.delete, { params: { loginId: userLoginId } }),
    onDeleted: ({ loginId }) => notify.success(loginText.deleted(loginId)),
    onFailed: notify.error,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: partyKey(partyId) }),
  });
}
