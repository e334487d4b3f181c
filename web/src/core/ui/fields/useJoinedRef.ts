import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref that sets two. */
export function useJoinedRef<Element>(
  one: Ref<Element> | undefined,
  other: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const ends = [setRef(one, element), setRef(other, element)];
      return () => {
        for (const end of ends) end();
      };
    },
    [one, other],
  );
}

/** Returns what takes the element away again. */
function setRef<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const end = ref(element);
    return typeof end === 'function' ? end : () => void ref(null);
  }
  if (ref == null) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
