import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { pageMemory } from '../../page-memory.ts';
import type { ListQuery } from '../list-data-source.ts';

/** Where a person was in a list when they left it. */
export interface ScrollPosition {
  /** The settings to which the position belongs. */
  readonly query: ListQuery;
  /** In pixels. */
  readonly scrollOffset: number;
  /** The heights of the rows seen so far by their ids, without which the position would mean nothing; in pixels. */
  readonly heights: ReadonlyMap<string, number>;
  /** The row whose action was used last. */
  readonly rowId: string | undefined;
}

/** Where each list was left, by its name. Remembered like the rows in the query cache that it belongs to. */
export const scrollPositions = pageMemory<ScrollPosition>();

/** The position a list was left at, if it was left with these settings. */
export function recallScrollPosition(
  listName: string,
  query: ListQuery,
): ScrollPosition | undefined {
  const position = scrollPositions.get(listName);
  return position && hashKey([position.query]) === hashKey([query]) ? position : undefined;
}

/** Puts the list back to its top and its focus, when it is returned to, onto a row. */
export function rewindScrollPosition(listName: string, rowId: string | undefined): void {
  const position = scrollPositions.get(listName);
  if (!position) return;
  scrollPositions.set(listName, {
    ...position,
    scrollOffset: 0,
    heights: new Map(),
    rowId: rowId ?? position.rowId,
  });
}

/**
 * Where a list that is returned to was left. Without its rows only the row last used means anything:
 * the list starts at its top then.
 */
export function useScrollPosition(
  listName: string,
  query: ListQuery,
  { isReturn, hasRows }: { isReturn: boolean; hasRows: boolean },
): ScrollPosition | undefined {
  const [position] = useState(() => {
    const left = isReturn ? recallScrollPosition(listName, query) : undefined;
    return left && !hasRows ? { ...left, scrollOffset: 0, heights: new Map() } : left;
  });
  return position;
}
