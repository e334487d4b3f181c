import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { VersionedReply } from '../api/answer.ts';
import { useGoUp } from '../ui/screen/useGoUp.ts';
import { notify } from '../ui/toasts/notify.ts';

interface RecordForm<Reply, Key extends QueryKey> {
  query: UseQueryOptions<VersionedReply<Reply>, Error, VersionedReply<Reply>, Key> & {
    queryKey: Key;
  };
  /** Where the form leads when the person came from no list. */
  back: string;
  savedText: string;
  /** Says that the record changed, see `useRecordChanged`. */
  tellChanged: () => void;
}

/**
 * What the forms that change a record have in common: the record is read anew, its version goes
 * along with the save, and once it is saved the person goes back to where they came from.
 */
export function useRecordForm<Reply, Key extends QueryKey>({
  query,
  back,
  savedText,
  tellChanged,
}: RecordForm<Reply, Key>) {
  const goUp = useGoUp(back);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(query);
  return {
    record: data?.reply,
    /** Properties of `FormScreen`. */
    form: {
      back,
      etag: data?.etag,
      // What an earlier visit left in the cache may be out of date by now.
      loading: !isFetchedAfterMount,
      loadError: error,
      reload: refetch,
      onSaved: () => {
        tellChanged();
        notify.success(savedText);
        goUp();
      },
    },
  };
}
