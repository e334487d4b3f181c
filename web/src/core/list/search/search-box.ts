import { type RefObject, useEffect, useRef, useState } from 'react';

/** The search box of a list: whether it is shown, and the way to its input. */
export interface SearchBox {
  readonly isOpen: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether a person opened it, or comes back to search on. */
  readonly takesFocus: boolean;
  /** Opens it, and leads into it where it is open. */
  readonly open: () => void;
  readonly close: () => void;
}

interface SearchBoxOptions {
  initialPhrase: string;
  /** Whether a person comes back to a list they were searching, on to the next search. */
  isReturnedTo: boolean;
}

/**
 * Opens by itself where the list comes with a phrase, and takes the focus when a person opens it or
 * comes back to search on.
 */
export function useSearchBox({ initialPhrase, isReturnedTo }: SearchBoxOptions): SearchBox {
  const [isOpen, setOpen] = useState(initialPhrase !== '');
  const input = useRef<HTMLInputElement>(null);
  const [takesFocus, setTakesFocus] = useState(isReturnedTo);
  const open = () => {
    setTakesFocus(true);
    setOpen(true);
    input.current?.focus();
    input.current?.select();
  };
  return { isOpen, input, takesFocus, open, close: () => setOpen(false) };
}

/** A request to go from the search box to the first row. */
export interface FirstRowRequest {
  readonly make: () => void;
  /** The person types on instead. */
  readonly cancel: () => void;
}

/**
 * Goes to the first row as soon as the rows are those that were searched for: whoever is faster than
 * the answer must not end up in a row of the search before.
 */
export function useFocusFirstRowWhenLoaded(
  isLoaded: boolean,
  focusFirstRow: () => void,
): FirstRowRequest {
  const isRequested = useRef(false);

  function fulfil(): void {
    if (!isRequested.current || !isLoaded) return;
    isRequested.current = false;
    focusFirstRow();
  }
  useEffect(fulfil);

  return {
    make() {
      isRequested.current = true;
      fulfil();
    },
    cancel() {
      isRequested.current = false;
    },
  };
}
