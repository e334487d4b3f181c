import type { VirtualItem } from '@tanstack/react-virtual';
import { isSameQuery, type ListQuery } from './list-source.ts';

/** Where a person was in a list when they left it. */
export interface ListPlace {
  /** The settings to which the position belongs. */
  readonly query: ListQuery;
  /** In pixels. */
  readonly scrollOffset: number;
  /** The heights of the rows seen so far, without which the position would mean nothing. */
  readonly measurements: VirtualItem[];
  /** The row whose action was used last. */
  readonly rowId: string | undefined;
}

// Lives as long as the page, like the rows in the query cache that it belongs to.
const places = new Map<string, ListPlace>();

/** The place a list was left at, if it was left with these settings. */
export function recallPlace(listName: string, query: ListQuery): ListPlace | undefined {
  const place = places.get(listName);
  return place && isSameQuery(place.query, query) ? place : undefined;
}

/** Notes the place at which a list is left. */
export function keepPlace(listName: string, place: ListPlace): void {
  places.set(listName, place);
}

/** Forgets where a list was left, which starts it at its top. */
export function forgetPlace(listName: string): void {
  places.delete(listName);
}

/** Puts the list back to its top and its focus, when it is returned to, onto a row. */
export function rewindPlace(listName: string, rowId: string | undefined): void {
  const place = places.get(listName);
  if (!place) return;
  keepPlace(listName, {
    ...place,
    scrollOffset: 0,
    measurements: [],
    rowId: rowId ?? place.rowId,
  });
}
