import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { rewindScrollPosition } from '../address/scroll-position.ts';
import { type ListDataSource, type ListRow, listKeys } from '../list-data-source.ts';

interface ResetOptions {
  /** The row to which the focus goes when the list is returned to; else the one last used. */
  focusRowId?: string;
}

/**
 * Says that a list's records changed: it goes back to offset 0 and is reloaded, at once where it is
 * on the screen, else when it is returned to.
 */
export function resetList(queryClient: QueryClient, name: string, focusRowId?: string): void {
  const queryKey = listKeys.all(name);
  queryClient.removeQueries({ queryKey, type: 'inactive' });
  queryClient.setQueriesData<InfiniteData<unknown>>(
    { queryKey },
    (data) => data && firstPage(data),
  );
  queryClient.removeQueries({ queryKey: listKeys.total(name), type: 'inactive' });
  rewindScrollPosition(name, focusRowId);
  void queryClient.invalidateQueries({ queryKey: listKeys.total(name) });
  void queryClient.invalidateQueries({ queryKey });
}

/** The way to reset a list, see `resetList`. */
export function useResetList(
  source: Pick<ListDataSource<ListRow>, 'name'>,
): (options?: ResetOptions) => void {
  const queryClient = useQueryClient();
  return useCallback(
    ({ focusRowId } = {}) => resetList(queryClient, source.name, focusRowId),
    [queryClient, source.name],
  );
}

/** Only the first page: a reload fetches as many pages as there are. */
function firstPage({ pages, pageParams }: InfiniteData<unknown>): InfiniteData<unknown> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
