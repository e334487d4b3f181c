import { type RefObject, useLayoutEffect } from 'react';

/** How an element stands at another one. */
export interface Placing {
  /** Which of their edges lie above each other, or whether their middles do. */
  edge?: 'left' | 'right' | 'middle';
  /**
   * What is done where the window has no room below: it goes above the anchor where that has more, or it is moved up,
   * over the anchor.
   */
  lacksRoom?: 'turns' | 'moves';
  /** At least as wide as its anchor. */
  isAsWide?: boolean;
  /** Between the two, in pixels. */
  gap?: number;
  /** What is left free between it and the window's edges, in pixels. */
  margin?: number;
}

/**
 * Places an element of the style `position: fixed` below its anchor, within the window, and keeps it there while something
 * scrolls or changes its size: by measuring, since not every engine knows CSS's anchors. It has what it may be high at most as
 * `--room`, where the middle of its anchor is as `--middle`, and whether it is above that as `data-above`.
 */
export function useAnchored(
  floating: RefObject<HTMLElement | null>,
  anchor: Element | null | undefined,
  {
    edge = 'left',
    lacksRoom = 'moves',
    isAsWide = false,
    gap = 0,
    margin = lacksRoom === 'moves' ? 16 : 0,
  }: Placing = {},
): void {
  useLayoutEffect(() => {
    const { current: element } = floating;
    if (!element || !anchor) return undefined;
    const place = () => placeAt(element, anchor, { edge, lacksRoom, isAsWide, gap, margin });
    place();
    // Whatever scrolls; such an event does not rise.
    document.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(place) : undefined;
    observer?.observe(element);
    observer?.observe(anchor);
    return () => {
      document.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      observer?.disconnect();
    };
  }, [floating, anchor, edge, lacksRoom, isAsWide, gap, margin]);
}

function placeAt(
  element: HTMLElement,
  anchor: Element,
  { edge, lacksRoom, isAsWide, gap, margin }: Required<Placing>,
): void {
  const { style } = element;
  const at = anchor.getBoundingClientRect();
  const { innerHeight } = globalThis;
  // Without the scroll bar.
  const { clientWidth } = document.documentElement;
  if (isAsWide) style.minWidth = `${at.width}px`;
  const below = innerHeight - margin - at.bottom - gap;
  const above = at.top - gap - margin;
  // Before it is measured: it may be higher than it will be.
  style.setProperty('--room', `${roomOf(below, above, innerHeight - 2 * margin, lacksRoom)}px`);
  // Not the rectangle, which is smaller while it grows.
  const { offsetWidth: width, offsetHeight: height } = element;
  const middle = at.left + at.width / 2;
  const wanted = { left: at.left, right: at.right - width, middle: middle - width / 2 };
  const isAbove = lacksRoom === 'turns' && height > below && above > below;
  const top = isAbove ? at.top - gap - height : at.bottom + gap;
  const left = Math.round(within(wanted[edge], margin, clientWidth - margin - width));
  element.toggleAttribute('data-above', isAbove);
  style.setProperty('--middle', `${middle - left}px`);
  style.left = `${left}px`;
  style.top = `${Math.round(within(top, margin, innerHeight - margin - height))}px`;
}

/** How high it may be: as the window, or as there is room on one side of its anchor. */
function roomOf(below: number, above: number, most: number, lacksRoom: Placing['lacksRoom']) {
  return Math.max(0, lacksRoom === 'moves' ? most : Math.max(below, above));
}

/** The number, or the nearest one that lies between the two; the first where they leave no room. */
function within(number: number, least: number, most: number): number {
  return Math.max(least, Math.min(number, most));
}
