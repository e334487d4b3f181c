import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ScrollPosition } from '../address/scroll-position.ts';
import type { ListRow } from '../list-data-source.ts';

/** What a row takes up before it has been measured, in pixels. */
const estimatedHeight = { wide: 65, narrow: 190 };

/** How many rows beyond those in view are rendered on either side. */
const overscan = 8;

interface RowWindowOptions {
  rows: readonly ListRow[];
  isWide: boolean;
  /** Where the rows were left, when they are returned to. */
  initialPosition?: ScrollPosition | undefined;
}

export type RowWindow = ReturnType<typeof useRowWindow>;

/**
 * Renders of many rows only those in view, at the heights they turn out to have, and the active one, wherever the list
 * is scrolled: the one that has the focus.
 */
export function useRowWindow({ rows, isWide, initialPosition }: RowWindowOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState(initialPosition?.rowId);
  const activeIndex = activeId === undefined ? -1 : rows.findIndex(({ id }) => id === activeId);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inView = defaultRangeExtractor(range);
      if (activeIndex < 0 || inView.includes(activeIndex)) return inView;
      return [...inView, activeIndex].toSorted((one, other) => one - other);
    },
    [activeIndex],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled or memoized
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    estimateSize: () => (isWide ? estimatedHeight.wide : estimatedHeight.narrow),
    overscan,
    rangeExtractor,
    initialOffset: initialPosition?.scrollOffset ?? 0,
    initialMeasurementsCache: initialPosition?.measurements ?? [],
    // Scrolling moves the rows without rendering them again.
    directDomUpdates: true,
    useFlushSync: false,
  });

  const measuredAsWide = useRef(isWide);
  useLayoutEffect(() => {
    if (measuredAsWide.current === isWide) return;
    measuredAsWide.current = isWide;
    virtualizer.measure();
  }, [isWide, virtualizer]);

  return {
    /** What the rows scroll in. */
    scroller,
    isEmpty: rows.length === 0,
    activeId,
    /** -1 while there is none. */
    activeIndex,
    setActiveId,
    /** The rows to render, in their order. */
    rowsToRender: virtualizer.getVirtualItems(),
    /** For the element that is to be as high as all rows together. */
    setContainer: virtualizer.containerRef,
    /** For each row's element; the row's index is its `data-index`. */
    measureRow: virtualizer.measureElement,
    reveal: (index: number) => virtualizer.scrollToIndex(index),
    goToTop: () => virtualizer.scrollToOffset(0),
    rowsInView: () => (virtualizer.range?.endIndex ?? 0) - (virtualizer.range?.startIndex ?? 0),
    /** Where the rows are scrolled to, for a return to the list. */
    position: () => ({
      scrollOffset: virtualizer.scrollOffset ?? 0,
      measurements: virtualizer.takeSnapshot(),
    }),
  };
}
