import { type RefObject, useEffect, useRef, useState } from 'react';

/** The search box of a list: whether it is shown, and the way to its input. */
export interface SearchBox {
  readonly isOpen: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens by itself where the list comes with a phrase, and takes the focus when a person opens it. */
export function useSearchBox(initialPhrase: string): SearchBox {
  const [isOpen, setOpen] = useState(initialPhrase !== '');
  const input = useRef<HTMLInputElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) input.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, input, open: () => setOpen(true), close: () => setOpen(false) };
}
