import { memo, type RefCallback } from 'react';
import { classNames } from '../../ui/elements/class-names.ts';
import { listText } from '../list.text.ts';
import type { ListQuery, ListRow } from '../list-data-source.ts';
import { RowCheckbox } from '../selection/RowCheckbox.tsx';
import styles from './ListRowItem.module.css';
import lines from './lines.module.css';
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
    <div
      aria-hidden
      className={classNames(lines['header'], styles['header'])}
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
    </div>
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
  measure: RefCallback<HTMLElement>;
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
    <li
      ref={measure}
      className={classNames(lines['line'], styles['row'])}
      data-line
      data-index={index}
      data-opens={opens(layout) || undefined}
      data-chosen={isChosen}
      data-headline={layout.hasHeadline || undefined}
      aria-setsize={totalItems ?? unknownSize}
      aria-posinset={index + 1}
      onPointerOver={({ target }) => tellWhole(target)}
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
    </li>
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
