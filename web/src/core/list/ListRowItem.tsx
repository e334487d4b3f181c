import { memo } from 'react';
import type { ListLayout } from './list-layout.ts';
import type { ListQuery, ListRow } from './list-source.ts';
import { RowActions } from './RowActions.tsx';
import { RowItem } from './row-styles.ts';

interface ListRowItemProps<Row extends ListRow> {
  row: Row;
  index: number;
  totalItems: number;
  query: ListQuery;
  layout: ListLayout<Row>;
  isWide: boolean;
  measure: (element: HTMLElement | null) => void;
}

/** One row of a list: its labelled values and its actions. */
function ListRowItemPlain<Row extends ListRow>({
  row,
  index,
  totalItems,
  query,
  layout,
  isWide,
  measure,
}: ListRowItemProps<Row>) {
  return (
    <RowItem
      ref={measure}
      isWide={isWide}
      data-index={index}
      aria-setsize={totalItems}
      aria-posinset={index + 1}
    >
      <dl>
        {layout.columns.map(({ label, isNumeric, cell }) => (
          <div key={label}>
            <dt>{label}:</dt>
            <dd data-numeric={isNumeric || undefined}>{cell(row)}</dd>
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
