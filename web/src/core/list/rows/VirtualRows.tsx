import { styled } from '@mui/material/styles';
import {
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../../ui/hooks/useLatest.ts';
import { usePrinting } from '../../ui/hooks/usePrinting.ts';
import type { ScrollPosition } from '../address/scroll-position.ts';
import type { ListQuery, ListRow } from '../list-data-source.ts';
import type { RowChoice } from '../selection/useSelection.ts';
import { ListRowItem } from './ListRowItem.tsx';
import type { ListLayout } from './list-layout.ts';
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
  totalItems: number;
  /** Changes when the rows start anew, which takes the list to its top. */
  generation: unknown;
  query: ListQuery;
  layout: ListLayout<Row>;
  /** How rows are chosen; undefined while none can be. */
  choice: RowChoice<Row> | undefined;
  isWide: boolean;
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

/** The scrolling part of a list: any number of rows, of which those in view are rendered, and all of them on paper. */
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
  initialPosition,
  isRowFocusRestored,
  onNearEnd,
  onLeaveUpwards,
  onClose,
  children,
}: VirtualRowsProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState(initialPosition?.rowId);
  const activeIndex = activeId === undefined ? -1 : rows.findIndex(({ id }) => id === activeId);
  const { rowsToRender, setContainer, measureRow, reveal, goToTop, rowsInView, position } =
    useRowWindow({
      getScroller: () => scroller.current,
      rows,
      isWide,
      pinnedIndex: activeIndex,
      initialPosition,
    });
  const { focusRow, listProps } = useRowFocus({
    scroller,
    rowCount: rows.length,
    rowsInView,
    reveal,
    onActiveRow: (index) => setActiveId(rows[index]?.id),
    onLeaveUpwards,
    onExtend:
      choice &&
      ((...indexes) => {
        for (const row of indexes.map((index) => rows[index])) if (row) choice.choose(row, true);
      }),
  });
  const isPrinting = usePrinting();
  const shownRows = isPrinting ? rows.map(({ id }, index) => ({ key: id, index })) : rowsToRender;
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
    goToTop();
    const isFocusLost = activeIndex === -1 && document.activeElement === document.body;
    if (isFocusLost && activeId !== undefined && rows.length > 0) focusRow(0);
  });

  const close = useLatest(() => onClose({ query, rowId: activeId, ...position() }));
  useLayoutEffect(() => () => close.current(), [close]);

  return (
    <Scroller ref={scroller} onScroll={onScroll}>
      <Rows
        ref={setContainer}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none
        role="list"
        hidden={rows.length === 0}
        aria-label={label}
        {...listProps}
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
                isWide={isWide}
                measure={isPrinting ? leaveUnmeasured : measureRow}
              />
            )
          );
        })}
      </Rows>
      {children}
    </Scroller>
  );
}

/** The heights that rows have on paper are not those of the screen. */
const leaveUnmeasured = () => undefined;

const Scroller = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowAnchor: 'none',
  scrollbarGutter: 'stable',
  '@media print': { overflow: 'visible' },
});

const Rows = styled('ul')(({ theme }) => ({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBottom: `1px solid ${theme.palette.divider}`,
  // The height of all rows on the screen is set on the element itself.
  '@media print': { height: 'auto !important' },
}));
