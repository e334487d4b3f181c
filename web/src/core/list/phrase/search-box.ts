import { useEffect, useRef, useState } from 'react';

interface SearchBoxOptions {
  initialPhrase: string;
  /** Whether a person comes back to a list they were searching, on to the next search. */
  isReturnedTo: boolean;
}

/**
 * The search box of a list. It opens by itself where the list comes with a phrase, and takes the focus when a person opens it or
 * comes back to search on.
 */
export function useSearchBox({ initialPhrase, isReturnedTo }: SearchBoxOptions) {
  const [isOpen, setOpen] = useState(initialPhrase !== '');
  const input = useRef<HTMLInputElement>(null);
  const [takesFocus, setTakesFocus] = useState(isReturnedTo);
  /** Opens it, and leads into it where it is open. */
  const open = () => {
    setTakesFocus(true);
    setOpen(true);
    input.current?.focus();
    input.current?.select();
  };
  return {
    isOpen,
    input,
    /** Whether a person opened it, or comes back to search on. */
    takesFocus,
    open,
    close: () => setOpen(false),
  };
}

/**
 * Goes to the first row as soon as the rows are those that were searched for: whoever is faster than
 * the answer must not end up in a row of the search before.
 */
export function useFocusFirstRowWhenLoaded(isLoaded: boolean, focusFirstRow: () => void) {
  const isRequested = useRef(false);

  function fulfil(): void {
    if (!isRequested.current || !isLoaded) return;
    isRequested.current = false;
    focusFirstRow();
  }
  useEffect(fulfil);

  return {
    make: () => {
      isRequested.current = true;
      fulfil();
    },
    /** The person types on instead. */
    cancel: () => {
      isRequested.current = false;
    },
  };
}
