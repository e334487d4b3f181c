import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NavigationType } from 'react-router';
import * as z from 'zod/mini';
import { useLocation, useNavigationType } from '../../navigation/place.ts';
import { listKeys } from '../list-data-source.ts';
import { scrollPositions } from './scroll-position.ts';

/** One visit of a list. */
export interface ListVisit {
  /** Differs from visit to visit; the list notes it where it replaces its own address. */
  readonly id: string;
  /** Whether the list is returned to, and so shows the rows and position it was left with. */
  readonly isReturn: boolean;
}

const historyState = z.partial(z.object({ restore: z.literal(true), visit: z.string() }));

/**
 * The present visit of a list screen. Following a link to a list that is open already begins a new
 * visit; a change of its settings, which replaces the address, does not.
 */
export function useListVisit(): ListVisit {
  const { key, state } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const { restore, visit } = historyState.safeParse(state).data ?? {};
  const current = { id: key, isReturn: isBackOrForward || restore === true };
  const [entry, setEntry] = useState(current);
  const isSameVisit = entry.id === key || (visit === entry.id && !isBackOrForward);
  if (isSameVisit) return entry;
  setEntry(current);
  return current;
}

/** Drops what was loaded of a list before it is entered anew: it starts at offset 0 and at its top. */
export function useFreshStart(listName: string, isFresh: boolean): void {
  const queryClient = useQueryClient();
  useState(() => {
    if (!isFresh) return;
    queryClient.removeQueries({ queryKey: listKeys.all(listName) });
    scrollPositions.delete(listName);
  });
}
