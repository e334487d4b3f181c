import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { usePrinting } from '../../ui/hooks/usePrinting.ts';
import { useLatest } from '../../useLatest.ts';
import type { ScrollPosition } from '../address/scroll-position.ts';
import type { ListQuery, ListRow } from '../list-data-source.ts';
import type { RowChoice } from '../selection/useSelection.ts';
import { ListRowItem } from './ListRowItem.tsx';
import type { ListLayout } from './list-layout.ts';
import { ScrolledRows } from './ScrolledRows.tsx';
import { useFitOfRows } from './useColumns.ts';
import { useNearEnd } from './useNearEnd.ts';
import { useRowFocus, useRowFocusOnReturn } from './useRowFocus.ts';
import { useRowWindow } from './useRowWindow.ts';

/** What the surroundings of the rows may ask of them. */
export interface RowsHandle {
  readonly focusRow: (index: number) => void;
}

interface VirtualRowsProps<Row extends ListRow> {
  ref: Ref<RowsHandle>;
  /** Names the list to screen readers. */
  label: string;
  rows: readonly Row[];
  /** How many there are in all; null while that is not known. */
  totalItems: number | null;
  /** Changes when the rows start anew, which takes the list to its top. */
  generation: unknown;
  query: ListQuery;
  layout: ListLayout<Row>;
  /** How rows are chosen; undefined while none can be. */
  choice: RowChoice<Row> | undefined;
  isWide: boolean;
  /** Measures whether columns fit, once there are rows to measure. */
  fit: () => void;
  /** Where the list was left, when it is returned to. */
  initialPosition: ScrollPosition | undefined;
  /** Whether a return brings the focus back to the row used last. */
  isRowFocusRestored: boolean;
  onNearEnd: () => void;
  /** ArrowUp in the first row. */
  onLeaveUpwards: () => void;
  /** Hears where the list is left. */
  onClose: (position: ScrollPosition) => void;
  /** What stands below the last row. */
  children: ReactNode;
}

/** The scrolling part of a list: any number of rows; those in view are rendered, and all of them on paper. */
export function VirtualRows<Row extends ListRow>({
  ref,
  label,
  rows,
  totalItems,
  generation,
  query,
  layout,
  choice,
  isWide,
  fit,
  initialPosition,
  isRowFocusRestored,
  onNearEnd,
  onLeaveUpwards,
  onClose,
  children,
}: VirtualRowsProps<Row>) {
  const rowWindow = useRowWindow({ rows, isWide, initialPosition });
  const { scroller, activeId, activeIndex, rowsToRender, measureRow, position } = rowWindow;
  const { focusRow, listProps } = useRowFocus({
    scroller,
    rowCount: rows.length,
    rowsInView: rowWindow.rowsInView,
    reveal: rowWindow.reveal,
    onActiveRow: (index) => rowWindow.setActiveId(rows[index]?.id),
    onLeaveUpwards,
    onExtend:
      choice &&
      ((...indexes) => {
        for (const row of indexes.map((index) => rows[index])) if (row) choice.choose(row, true);
      }),
  });
  const isPrinting = usePrinting();
  const shownRows = isPrinting ? rows.map(({ id }, index) => ({ key: id, index })) : rowsToRender;
  useFitOfRows(fit, rows, shownRows.length > 0);
  const onScroll = useNearEnd(scroller, rows, onNearEnd);
  useRowFocusOnReturn({
    isWanted: isRowFocusRestored,
    hasRows: rows.length > 0,
    index: activeIndex,
    focusRow,
  });
  useImperativeHandle(ref, () => ({ focusRow }));

  const shownGeneration = useRef(generation);
  useLayoutEffect(() => {
    if (shownGeneration.current === generation) return;
    shownGeneration.current = generation;
    rowWindow.goToTop();
    const isFocusLost = activeIndex === -1 && document.activeElement === document.body;
    if (isFocusLost && activeId !== undefined && rows.length > 0) focusRow(0);
  });

  const close = useLatest(() => onClose({ query, rowId: activeId, ...position() }));
  useLayoutEffect(() => () => close.current(), [close]);

  return (
    <ScrolledRows
      rowWindow={rowWindow}
      label={label}
      onScroll={onScroll}
      listProps={listProps}
      footer={children}
    >
      {shownRows.map(({ key, index }) => {
        const row = rows[index];
        return (
          row && (
            <ListRowItem
              key={key}
              row={row}
              index={index}
              totalItems={totalItems}
              query={query}
              layout={layout}
              isChosen={choice?.chosen.has(row.id)}
              onChoose={choice?.choose}
              measure={isPrinting ? leaveUnmeasured : measureRow}
            />
          )
        );
      })}
    </ScrolledRows>
  );
}

/** The heights that rows have on paper are not those of the screen. */
const leaveUnmeasured = () => undefined;
