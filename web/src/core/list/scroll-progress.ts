/** How much of the list lies above the lower edge when more rows are loaded. */
const loadMoreFraction = 0.8;

/** The sizes of a scrolling element, in pixels. */
export interface ScrollExtent {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** Whether the person has scrolled far enough for more rows to be loaded. */
export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: ScrollExtent): boolean {
  return scrollTop + clientHeight >= loadMoreFraction * scrollHeight;
}
