import type { ListRow } from './list-source.ts';
import type { ListRows } from './useListRows.ts';

/** What there is to say below the rows of a list. */
export type ListStatus =
  | 'loading'
  | 'failed'
  | 'empty'
  | 'nothing-matches'
  | 'loading-more'
  | 'failed-more'
  | 'out-of-step'
  | 'more'
  | 'end';

/** How a list stands; `isNarrowed` tells whether its settings may hide rows. */
export function listStatus(
  {
    loaded,
    error,
    isReplacing,
    isLoadingMore,
  }: Pick<ListRows<ListRow>, 'loaded' | 'error' | 'isReplacing' | 'isLoadingMore'>,
  isNarrowed: boolean,
): ListStatus {
  if (loaded === undefined) return error && !isReplacing ? 'failed' : 'loading';
  if (isLoadingMore) return 'loading-more';
  if (error && !isReplacing) return 'failed-more';
  if (loaded.isOutOfStep) return 'out-of-step';
  if (loaded.rows.length > 0) return loaded.nextOffset === undefined ? 'end' : 'more';
  if (isReplacing) return 'loading';
  return isNarrowed ? 'nothing-matches' : 'empty';
}
