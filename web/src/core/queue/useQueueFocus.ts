import { useEffect, useRef } from 'react';

/** Moves the focus to each item of a queue that comes after the first one, so that it is read out; there every key works. */
export function useQueueFocus(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (id !== undefined && shown.current !== undefined && shown.current !== id) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    shown.current = id ?? shown.current;
  }, [id]);
  return heading;
}
