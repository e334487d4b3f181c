import { type RefObject, useEffect, useRef } from 'react';
import type { ListRow } from '../list-data-source.ts';
import type { ListRows } from '../loading/useListRows.ts';

interface FocusAfterLoading {
  listRows: Pick<ListRows<ListRow>, 'loaded' | 'error' | 'isReplacing' | 'isLoadingMore'>;
  focusRow: (index: number) => void;
}

/**
 * Goes on where a button has brought rows, which takes the button away and with it the focus: to the first row that
 * came, or to the button with which what failed again is repeated. Whoever turned to something else stays there.
 */
export function useFocusAfterLoading({ listRows, focusRow }: FocusAfterLoading): {
  retryButton: RefObject<HTMLButtonElement | null>;
  /** Said as the loading begins: the place of the first row that will come. */
  expectRow: (index: number) => void;
} {
  const { loaded, error, isReplacing, isLoadingMore } = listRows;
  const retryButton = useRef<HTMLButtonElement>(null);
  const expected = useRef<number>(undefined);
  useEffect(() => {
    const index = expected.current;
    if (index === undefined || isReplacing || isLoadingMore) return;
    expected.current = undefined;
    if (document.activeElement !== document.body) return;
    if (error) retryButton.current?.focus();
    else if (loaded) focusRow(index);
  });
  return {
    retryButton,
    expectRow(index) {
      expected.current = index;
    },
  };
}
