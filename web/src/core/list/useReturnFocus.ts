import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Takes a person who comes back to a list they were searching on to the next search. */
export function useSearchFocusOnReturn(
  input: RefObject<HTMLInputElement | null>,
  isSearchReturnedTo: boolean,
): void {
  const isDue = useRef(isSearchReturnedTo);
  useLayoutEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    input.current?.focus();
    input.current?.select();
  }, [input]);
}

interface RowFocusOnReturn {
  /** Whether the list is returned to, and not to go on searching. */
  isWanted: boolean;
  hasRows: boolean;
  /** The row used when the list was left; -1 when it is not there any more. */
  index: number;
  focusRow: (index: number) => void;
}

/** Takes a person who comes back to a list to the row they left it by, once it is there. */
export function useRowFocusOnReturn({
  isWanted,
  hasRows,
  index,
  focusRow,
}: RowFocusOnReturn): void {
  const isDue = useRef(isWanted);
  useLayoutEffect(() => {
    if (!isDue.current || !hasRows) return;
    isDue.current = false;
    if (index >= 0 && isNobodyBusy()) focusRow(index);
  });
}

/** Whether the focus is where a navigation leaves it: nowhere, or on the heading. */
function isNobodyBusy(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('h1');
}
