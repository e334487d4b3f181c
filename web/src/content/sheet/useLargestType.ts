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
    if (!current) return undefined;
    const choose = () => chooseType(current);
    choose();
    // What comes late may take more room than was seen: the face, for one, may be wider than what stood in its place.
    const observer = new ResizeObserver(choose);
    observer.observe(current);
    return () => observer.disconnect();
  });
  return sheet;
}

function chooseType(sheet: HTMLElement): void {
  for (const size of sizes) {
    sheet.style.fontSize = `${size}pt`;
    if (sheet.scrollHeight <= sheet.clientWidth * heightForWidth) return;
  }
}
