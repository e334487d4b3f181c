import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import type { PartyListItem } from '@grzadka/contract/party/party.reply';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { useResetList } from '../core/list/screen/useResetList.ts';
import { type Deletion, useDeletion } from '../core/ui/useDeletion.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { partySource } from './party.queries.ts';
import { partyDeletionText } from './party.text.ts';

type PartyInQuestion = Pick<PartyListItem, 'id' | 'name'>;

/** Deletes a party after a question; what it held and the list are read anew. */
export function usePartyDeletion({
  onDeleted,
}: {
  onDeleted?: () => void;
} = {}): Deletion<PartyInQuestion> {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useDeletion({
    run: ({ id }: PartyInQuestion) => call(partyEndpoints.delete, { params: { id } }),
    onDeleted: ({ name }) => {
      notify.success(partyDeletionText.deleted(name));
      void queryClient.invalidateQueries({ queryKey: ['garden'] });
      void queryClient.invalidateQueries({ queryKey: ['assignment'] });
      onDeleted?.();
    },
    onSettled: useResetList(partySource),
  });
}
