import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ListDataSource, ListRow } from '../core/list/list-data-source.ts';
import { useResetList } from '../core/list/screen/useResetList.ts';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import type { OwnerReply } from './content-owner.ts';

interface OwnerForm<Reply extends OwnerReply, Key extends QueryKey> {
  query: UseQueryOptions<Reply, Error, Reply, Key> & { queryKey: Key };
  /** The list that the owner is a row of. */
  source: Pick<ListDataSource<ListRow>, 'name'>;
  rowId: string;
  /** Where the list is. */
  back: string;
  savedText: string;
}

/**
 * What the edit screens of all owners have in common: the owner is read, and once it is saved the
 * list starts again at offset 0 and the person goes back to it.
 */
export function useOwnerForm<Reply extends OwnerReply, Key extends QueryKey>({
  query,
  source,
  rowId,
  back,
  savedText,
}: OwnerForm<Reply, Key>) {
  const queryClient = useQueryClient();
  const goUp = useGoUp(back);
  const notify = useNotify();
  const resetList = useResetList(source);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(query);
  return {
    data,
    form: {
      back,
      etag: data?.etag,
      // What an earlier visit left in the cache may be out of date by now.
      loading: !isFetchedAfterMount,
      loadError: error,
      reload: refetch,
      onSaved: () => {
        resetList({ focusRowId: rowId });
        void queryClient.invalidateQueries({ queryKey: query.queryKey });
        notify.success(savedText);
        goUp();
      },
    },
  };
}
