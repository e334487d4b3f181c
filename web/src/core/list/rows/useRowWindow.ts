import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { ScrollPosition } from '../address/scroll-position.ts';
import type { ListRow } from '../list-data-source.ts';
import { createRowWindow, type RowRange } from './row-window.ts';

/** What a row takes up before it has been measured, in pixels. */
const estimatedHeight = { wide: 65, narrow: 190 };

/** How many rows beyond those in view are rendered on either side. */
const overscan = 8;

const atTop = { scrollOffset: 0, heights: new Map<string, number>() };

interface RowWindowOptions {
  rows: readonly ListRow[];
  isWide: boolean;
  /** Where the rows were left, when they are returned to. */
  initialPosition?: ScrollPosition | undefined;
}

export type ShownRows = ReturnType<typeof useRowWindow>;

/**
 * Renders of many rows only those in view, at the heights they turn out to have, and the active one, wherever the list
 * is scrolled: the one that has the focus.
 */
export function useRowWindow({ rows, isWide, initialPosition }: RowWindowOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState(initialPosition?.rowId);
  const activeIndex = activeId === undefined ? -1 : rows.findIndex(({ id }) => id === activeId);
  const [, renderAnew] = useReducer((times: number) => times + 1, 0);
  const [rowWindow] = useState(() => createRowWindow(initialPosition ?? atTop, renderAnew));
  const range = rowWindow.lay(rows, isWide ? estimatedHeight.wide : estimatedHeight.narrow);

  useLayoutEffect(() => rowWindow.place(range));
  useLayoutEffect(
    () => (scroller.current === null ? undefined : rowWindow.follow(scroller.current)),
    [rowWindow],
  );
  const measuredAsWide = useRef(isWide);
  useLayoutEffect(() => {
    if (measuredAsWide.current === isWide) return;
    measuredAsWide.current = isWide;
    rowWindow.forget();
  }, [isWide, rowWindow]);

  return {
    /** What the rows scroll in. */
    scroller,
    isEmpty: rows.length === 0,
    activeId,
    /** -1 while there is none. */
    activeIndex,
    setActiveId,
    /** The rows to render, in their order. */
    rowsToRender: indexesOf(range, rows.length, activeIndex).flatMap((index) => {
      const key = rows[index]?.id;
      return key === undefined ? [] : [{ key, index }];
    }),
    setContainer: rowWindow.setContainer,
    measureRow: rowWindow.measureRow,
    reveal: rowWindow.reveal,
    goToTop: rowWindow.goToTop,
    rowsInView: rowWindow.rowsInView,
    position: rowWindow.position,
  };
}

/** The rows in view, those next to them, and the active one. */
function indexesOf(range: RowRange | undefined, count: number, activeIndex: number): number[] {
  if (range === undefined) return [];
  const first = Math.max(range.first - overscan, 0);
  const last = Math.min(range.last + overscan, count - 1);
  const indexes = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  if (activeIndex < 0 || indexes.includes(activeIndex)) return indexes;
  return activeIndex < first ? [activeIndex, ...indexes] : [...indexes, activeIndex];
}
