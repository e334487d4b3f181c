import type { ReactNode } from 'react';
import type { IconComponent } from '../../ui/icon.ts';
import type { ListQuery, ListRow } from '../list-data-source.ts';

/** One value of a row: a column on a wide list, a labelled line of a card on a narrow one. */
export interface ListColumn<Row extends ListRow> {
  readonly label: string;
  /**
   * Its share of the width that the longest words of all columns leave; without a share its text is never broken, such as a day
   * with its time.
   */
  readonly share: number;
  readonly isNumeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** What stands below it in small type; in a column either has one line, and the record that the row opens has all of it. */
  readonly note?: (row: Row) => ReactNode;
}

/** Where a row stands in the list from which its action was used. */
export interface RowPosition {
  readonly index: number;
  readonly query: ListQuery;
}

interface ActionLook {
  readonly label: string;
  /** Beside the label of a row's first action, and in place of that of others. */
  readonly icon: IconComponent;
}

interface LinkAction<Row extends ListRow> extends ActionLook {
  readonly to: (row: Row) => string;
  /** The state that the opened screen gets besides the list it was opened from. */
  readonly state?: (row: Row, position: RowPosition) => object;
}

interface ButtonAction<Row extends ListRow> extends ActionLook {
  readonly onSelect: (row: Row) => void;
}

interface DownloadAction<Row extends ListRow> extends ActionLook {
  /** The address of the file. */
  readonly download: (row: Row) => string;
}

/** Something that can be done with a row: a link to a screen, a button, or the download of a file. */
export type RowAction<Row extends ListRow> =
  | LinkAction<Row>
  | ButtonAction<Row>
  | DownloadAction<Row>;

/**
 * How an area's rows look; the first column names the row, the first action is its main one. Where that is a link, pressing the
 * row anywhere follows it.
 */
export interface ListLayout<Row extends ListRow> {
  readonly rowName: (row: Row) => string;
  readonly columns: readonly ListColumn<Row>[];
  /** On a wide list the first column stands above the others, as wide as they are together. */
  readonly hasHeadline?: boolean;
  readonly actions: readonly RowAction<Row>[];
}
