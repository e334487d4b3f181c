import { useState } from 'react';
import { type ListPlace, recallPlace } from './list-place.ts';
import type { ListQuery } from './list-source.ts';

/**
 * Where a list that is returned to was left. Without its rows only the row last used means anything:
 * the list starts at its top then.
 */
export function useListPlace(
  listName: string,
  query: ListQuery,
  { isReturn, hasRows }: { isReturn: boolean; hasRows: boolean },
): ListPlace | undefined {
  const [place] = useState(() => {
    const left = isReturn ? recallPlace(listName, query) : undefined;
    return left && !hasRows ? { ...left, scrollOffset: 0, measurements: [] } : left;
  });
  return place;
}
