import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Sizes of type, in points, the largest first: that of the last is read from a step away. */
const sizes = [44, 39, 34, 30, 27, 24, 21, 19, 17, 15, 13.5];

/** How high a sheet is for its width, of what its margins leave of A4. */
const heightForWidth = (297 - 2 * 14) / (210 - 2 * 14);

/**
 * The place for a sheet whose type is made as large as one page holds; what is too much for it goes on to the next, in the
 * smallest.
 */
export function useLargestType(): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = sheet;
    if (!current) return;
    for (const size of sizes) {
      current.style.fontSize = `${size}pt`;
      if (current.scrollHeight <= current.clientWidth * heightForWidth) return;
    }
  });
  return sheet;
}
