import {
  defaultPageSize,
  type ListReply,
  pageOf,
  type TotalWish,
} from '@grzadka/contract/core/list/list';
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  type ListDataSource,
  type ListQuery,
  type ListRow,
  listKeys,
} from '../list-data-source.ts';

/** How long rows are kept for a return to the list, in milliseconds. */
const rowsKeptFor = 30 * 60 * 1000;

/** The rows of a list as far as they are loaded, and how the loading stands. */
export type ListRows<Row extends ListRow> = ReturnType<typeof useListRows<Row>>;

/**
 * Loads a list page by page for the given query, and how many rows it has, which comes by a request of its own where it
 * has to be counted: rows never wait for it, and stand where it fails. Only the answer for the latest query is ever
 * shown: an earlier call is aborted and its answer has another key.
 */
export function useListRows<Row extends ListRow>(source: ListDataSource<Row>, query: ListQuery) {
  const pages = infiniteQueryOptions({
    queryKey: listKeys.rows(source.name, query),
    queryFn: ({ pageParam, signal }) => source.load(pageOf(query, pageParam), signal),
    initialPageParam: 0,
    getNextPageParam: (_, loaded) => mergePages(loaded).nextOffset,
    placeholderData: keepPreviousData,
    // When rows are out of date is for the visit to say, not for a clock.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: rowsKeptFor,
    // A failure shows its button at once.
    retry: false,
    // Comparing thousands of rows deeply on every page costs more than it saves.
    structuralSharing: false,
  });
  const queryClient = useQueryClient();
  // While the screen is still being rendered: else the rows would be asked for only once it stands.
  useState(() => {
    if (queryClient.getQueryState(pages.queryKey) === undefined) {
      void queryClient.prefetchInfiniteQuery(pages);
    }
  });
  const result = useInfiniteQuery(pages);
  const { data, isFetching, isFetchingNextPage, isPlaceholderData, isFetchNextPageError } = result;
  const rows = data && mergePages(data.pages);
  const count = useQuery({
    queryKey: listKeys.total(source.name, query),
    queryFn: async ({ signal }) => {
      const total: TotalWish = 'only';
      return (await source.load({ ...query, total }, signal)).totalItems;
    },
    enabled: rows?.totalItems === null && !isPlaceholderData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const totalItems = rows?.totalItems ?? count.data ?? null;
  const loaded = useMemo(() => rows && { ...rows, totalItems }, [rows, totalItems]);
  return {
    /** Undefined until the first page arrives; while other settings load, the rows of the old ones. */
    loaded,
    /** Changes whenever the list starts again at offset 0; the same while more rows are appended. */
    generation: data?.pages[0],
    /** Whether the rows shown are about to be replaced. */
    isReplacing: isPlaceholderData || (isFetching && !isFetchingNextPage),
    isLoadingMore: isFetchingNextPage,
    error: result.error,
    /** Loads the next page, unless something is being loaded, has failed, or nothing is left. */
    loadMore: () => {
      if (isFetching || isPlaceholderData || result.isError || !result.hasNextPage) return;
      void result.fetchNextPage({ cancelRefetch: false });
    },
    /** Repeats what failed: the first page, or the next one. */
    retry: () => {
      void (isFetchNextPageError ? result.fetchNextPage() : result.refetch());
    },
  };
}

/** What the pages loaded so far amount to. */
interface LoadedRows<Row extends ListRow> {
  readonly rows: readonly Row[];
  /** How many rows the list has by the latest page with a total; null where none has one. */
  readonly totalItems: number | null;
  /** The offset to ask next for: as many as are loaded; undefined when there is nothing to ask for. */
  readonly nextOffset: number | undefined;
  /** Whether the list ends before its total: it changed while it was read, page by page. */
  readonly isOutOfStep: boolean;
}

const merged = new WeakMap<readonly ListReply<ListRow>[], LoadedRows<ListRow>>();

/**
 * Merges pages by id: a row already there is replaced in its place, a new one is appended. The same
 * array of pages is merged once.
 */
export function mergePages<Row extends ListRow>(pages: readonly ListReply<Row>[]): LoadedRows<Row> {
  const known = merged.get(pages);
  // What is kept under an array of pages was merged from its own rows.
  if (known !== undefined) return known as LoadedRows<Row>;
  const result = mergeAll(pages);
  merged.set(pages, result);
  return result;
}

function mergeAll<Row extends ListRow>(pages: readonly ListReply<Row>[]): LoadedRows<Row> {
  const byId = new Map<string, Row>();
  let sizeBeforeLastPage = 0;
  for (const page of pages) {
    sizeBeforeLastPage = byId.size;
    for (const row of page.items) byId.set(row.id, row);
  }
  const told = pages.findLast((page) => page.totalItems !== null)?.totalItems ?? null;
  const totalItems = pages.length === 0 ? 0 : told;
  const isLastFull = (pages.at(-1)?.items.length ?? 0) >= defaultPageSize;
  const isIncomplete = totalItems === null ? isLastFull : byId.size < totalItems;
  // Asking again where nothing new came from would go on for ever.
  const hasProgress = byId.size > sizeBeforeLastPage;
  return {
    rows: [...byId.values()],
    totalItems,
    nextOffset: isIncomplete && hasProgress ? byId.size : undefined,
    isOutOfStep: isIncomplete && !hasProgress && pages.length > 0,
  };
}
