import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { listText } from '../list.text.ts';
import type { ListQuery, ListRow } from '../list-data-source.ts';
import { RowCheckbox } from '../selection/RowCheckbox.tsx';
import { columnGrid, columnHeader, placedLine } from './line-styles.ts';
import type { ListLayout } from './list-layout.ts';
import { RowActions } from './RowActions.tsx';

interface ListHeaderProps<Row extends ListRow> {
  layout: ListLayout<Row>;
  /** Whether there are rows; without them only its room is kept, so that nothing moves when they come. */
  hasRows: boolean;
  isChoosing: boolean;
}

/** The labels above the columns of a wide list. For the eye only: each row names its values. */
export function ListHeader<Row extends ListRow>({
  layout,
  hasRows,
  isChoosing,
}: ListHeaderProps<Row>) {
  return (
    <HeaderRow
      aria-hidden
      data-line
      data-empty={!hasRows || undefined}
      data-headline={layout.hasHeadline || undefined}
      data-choosing={isChoosing || undefined}
    >
      {layout.columns.map(({ label, isNumeric }, column) => (
        <span
          key={label}
          data-cell={isCell(layout, column) || undefined}
          data-numeric={isNumeric || undefined}
        >
          {label}
        </span>
      ))}
    </HeaderRow>
  );
}

/** As ARIA says it of a set whose size is not known. */
const unknownSize = -1;

interface ListRowItemProps<Row extends ListRow> {
  row: Row;
  index: number;
  totalItems: number | null;
  query: ListQuery;
  layout: ListLayout<Row>;
  /** Whether it is chosen; undefined while rows are not being chosen, and what can be done with it is shown. */
  isChosen: boolean | undefined;
  onChoose: ((row: Row, isRange: boolean) => void) | undefined;
  measure: (element: HTMLElement | null) => void;
}

/** One row of a list: its labelled values and its actions. */
function ListRowItemPlain<Row extends ListRow>({
  row,
  index,
  totalItems,
  query,
  layout,
  isChosen,
  onChoose,
  measure,
}: ListRowItemProps<Row>) {
  return (
    <RowItem
      ref={measure}
      data-line
      data-index={index}
      data-opens={opens(layout) || undefined}
      data-chosen={isChosen}
      data-headline={layout.hasHeadline || undefined}
      aria-setsize={totalItems ?? unknownSize}
      aria-posinset={index + 1}
      onMouseOver={({ target }) => tellWhole(target)}
    >
      {isChosen !== undefined && (
        <RowCheckbox
          label={listText.selectRow(layout.rowName(row))}
          isChosen={isChosen}
          onChoose={(isRange) => onChoose?.(row, isRange)}
        />
      )}
      <dl>
        {layout.columns.map(({ label, share, isNumeric, cell, note }, column) => (
          <div key={label} data-cell={isCell(layout, column) || undefined}>
            <dt>{label}:</dt>
            <dd data-whole={share === 0 || undefined} data-numeric={isNumeric || undefined}>
              {note ? (
                <>
                  <span>{cell(row)}</span>
                  <small>{note(row)}</small>
                </>
              ) : (
                cell(row)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <RowActions
        row={row}
        name={layout.rowName(row)}
        position={{ index, query }}
        actions={layout.actions}
      />
    </RowItem>
  );
}

// memo keeps no type parameters; the type of the plain component holds for it.
export const ListRowItem = memo(ListRowItemPlain) as typeof ListRowItemPlain;

/** Lets a value or a note that is cut short be read as a whole where it is pointed at. */
function tellWhole(target: EventTarget): void {
  const line = target instanceof Element && target.closest<HTMLElement>('dd > span, dd > small');
  if (line) line.title = line.scrollHeight > line.clientHeight ? line.textContent : '';
}

/** Whether pressing a row opens what it is about. */
function opens<Row extends ListRow>({ actions: [main] }: ListLayout<Row>): boolean {
  return main !== undefined && 'to' in main;
}

/** Whether a column stands beside others: not so the one above them. */
function isCell({ hasHeadline }: { hasHeadline?: boolean }, column: number): boolean {
  return !hasHeadline || column > 0;
}

/** No longer than its line; a column still asks for its longest word. */
const oneLine = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  // Not 'anywhere', by which a column would ask for the width of a letter.
  overflowWrap: 'break-word',
  // A row of paper opens nothing that would say the rest.
  '@media print': { display: 'block', overflow: 'visible', whiteSpace: 'normal' },
} as const;

/** A list of selectors in front of '&' would not be taken apart. */
const largerLines = { 'dd > span:has(+ small), dd > small': { WebkitLineClamp: 2 } } as const;

/** Room for the box in front of a row. */
const besideBox = { paddingInlineStart: 64 } as const;

/**
 * One row. In columns its cells stand below the header's; else it is a card of labelled lines. Cells are plain elements
 * styled from here, because rows are made while a person scrolls, and by the frame's `data-rows`, so that none is made anew
 * when that changes.
 */
const RowItem = styled('li')(({ theme }) => ({
  ...placedLine(theme),
  '&:hover, &:focus-within': { backgroundColor: theme.palette.action.hover },
  dd: { margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  'dd[data-whole]': { whiteSpace: 'nowrap' },
  'div:first-of-type > dd': { fontWeight: 700 },
  '&[data-opens]': { cursor: 'pointer' },
  'dd > small': { display: 'block', fontSize: '0.875rem', fontWeight: 400 },
  '&[data-chosen=true]': { backgroundColor: theme.palette.action.selected },
  '[data-rows=columns] &': {
    ...columnGrid,
    minHeight: 64,
    // Of rows with two lines eight fit in a window of 1280 by 800 pixels.
    paddingBlock: 6,
    dl: { display: 'contents' },
    dt: visuallyHidden,
    '[data-numeric]': { textAlign: 'right' },
    'dd > span:has(+ small), dd > small': oneLine,
    '&[data-chosen]': besideBox,
    '&[data-chosen] > label': { display: 'flex', alignItems: 'center', paddingBlock: 0 },
    // What can be done with the row keeps its place, so that no column moves.
    '&[data-chosen] > :last-child': { visibility: 'hidden' },
    '&[data-headline]': {
      'dl > div': { alignSelf: 'start' },
      'dl > div:first-of-type': { gridColumn: '1 / -2' },
      // The actions stand beside both lines.
      '& > div': { gridColumn: '-2', gridRow: '1 / span 2' },
    },
  },
  // Larger type leaves a column room for half of what it says on one line.
  'html[data-text-size="115"] [data-rows=columns] &': largerLines,
  'html[data-text-size="130"] [data-rows=columns] &': largerLines,
  '[data-rows=cards] &': {
    padding: theme.spacing(1.5, 2),
    // In line with the title and with what is due above the rows.
    [theme.breakpoints.up('sm')]: { paddingInline: 24 },
    overflowWrap: 'anywhere',
    '&[data-chosen]': { paddingLeft: theme.spacing(7) },
    '&[data-chosen] > :last-child': { display: 'none' },
    dl: { margin: theme.spacing(0, 0, 1) },
    // What opens the card, without a word, stands in its upper corner, beside the first lines.
    '&[data-opens]:has(> [data-only])': {
      '& > div': { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 16 },
      dl: { margin: 0 },
      'dl > div:nth-of-type(-n + 2)': { paddingInlineEnd: 52 },
    },
    'dl > div': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(1),
      alignItems: 'baseline',
    },
    'dd:has(> small)': { display: 'flex', flexWrap: 'wrap', columnGap: 8, alignItems: 'baseline' },
    'dl > div > dd': { flex: '1 1 9rem' },
    // Below its label where a day and time would not fit beside it.
    'dl > div > dd[data-whole]': { minWidth: 'min-content' },
    dt: { color: theme.palette.text.secondary, flex: 'none' },
    'div:first-of-type > dt': visuallyHidden,
  },
  '@media print': {
    '&&': {
      // Its place on the screen is set on the element itself.
      position: 'static',
      transform: 'none !important',
      contain: 'none',
      minHeight: 0,
      paddingBlock: 4,
    },
  },
}));

/** The header of the columns, aligned with the rows. */
const HeaderRow = styled('div')(({ theme }) => ({
  ...columnHeader(theme),
  // The rows on paper have no scroll bar.
  '@media print': { overflow: 'visible', scrollbarGutter: 'auto' },
  '[data-numeric]': { textAlign: 'right' },
  '&[data-empty]': { visibility: 'hidden', '@media print': { display: 'none' } },
  '&[data-choosing]': besideBox,
  '&[data-headline]': {
    '& > span:first-of-type': { gridColumn: '1 / -1' },
  },
}));
