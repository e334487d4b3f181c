import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from './elements/Stack.tsx';
import styles from './KeptFocus.module.css';

interface KeptFocusProps {
  /** Once this is another one, what had the focus may be gone. */
  state: string;
  /** What a screen reader says when the focus comes here. */
  label: string;
  children: ReactNode;
}

/** Takes the focus when a button that had it is there no more, such as the one that approved: else one would begin at the top again. */
export function KeptFocus({ state, label, children }: KeptFocusProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <Stack
      as="fieldset"
      gap={24}
      ref={place}
      aria-label={label}
      tabIndex={-1}
      className={styles['place']}
    >
      {children}
    </Stack>
  );
}
