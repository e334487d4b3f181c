import { useEffect, useRef } from 'react';

/** The wish to go from the search box to the first row. */
export interface FirstRowWish {
  readonly make: () => void;
  /** The person types on instead. */
  readonly drop: () => void;
}

/**
 * Goes to the first row as soon as the rows are those that were searched for: whoever is faster than
 * the answer must not end up in a row of the search before.
 */
export function useFirstRowWish(isSettled: boolean, focusFirstRow: () => void): FirstRowWish {
  const isWished = useRef(false);

  function fulfil(): void {
    if (!isWished.current || !isSettled) return;
    isWished.current = false;
    focusFirstRow();
  }
  useEffect(fulfil);

  return {
    make() {
      isWished.current = true;
      fulfil();
    },
    drop() {
      isWished.current = false;
    },
  };
}
