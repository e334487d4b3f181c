import type { ReactNode } from 'react';
import type { AddAction } from '../adding/BottomBar.tsx';
import type { ListDataSource, ListQuery, ListRow } from '../list-data-source.ts';
import type { ListLayout } from '../rows/list-layout.ts';
import type { ListBulk } from '../selection/list-bulk.ts';

/** What a list shows. */
export interface Found {
  readonly query: ListQuery;
  /** How many rows it has; null while that is not known. */
  readonly totalItems: number | null;
}

/** What an area gives to the screen of a list. */
export interface ListScreenProps<Row extends ListRow> {
  title: string;
  /** The record whose list it is, where it is one record's. */
  subject?: string | undefined;
  /** Where the back button leads; none for a list that the main menu opens. */
  back?: string;
  source: ListDataSource<Row>;
  layout: ListLayout<Row>;
  /** Left out when there is nothing to add, or the permission for it is missing. */
  add?: AddAction | undefined;
  /** The ways to screens about all of its records, above the rows; their code may come late. */
  links?: ReactNode;
  /** Others, which depend on what the list shows. */
  renderLinks?: (found: Found) => ReactNode;
  /** What people mostly come for besides the rows, above all that belongs to the list. */
  above?: ReactNode;
  /** What is said of the whole, below the rows, where it moves none of them when it comes. */
  below?: ReactNode;
  /** The settings section 'Opcje', for the lists that have one. */
  options?: ReactNode;
  /** What can be done with several rows at once; left out where nothing can. */
  bulk?: ListBulk | undefined;
  /** What else can be done with chosen rows: its buttons, by the ids of those; `leave` ends the choosing. */
  renderChosenActions?: ((ids: readonly string[], leave: () => void) => ReactNode) | undefined;
  /** While true, an overlay blocks the list: one of its records is being made or deleted. */
  busy?: boolean;
  busyLabel?: string;
  /** What stands in the place of rows where the list has none at all, above what it is for; by default that there is no data. */
  emptyText?: string;
  /** Other ways to begin the list than adding, shown where it has nothing; left out where the permission for them is missing. */
  firstSteps?: ReactNode;
  /** Shown in a closable red alert: what was done with one of the records failed. */
  error?: string | undefined;
  onCloseError?: () => void;
  /** Hears of a failed loading, besides the message that stands in the list. */
  onLoadError?: (error: unknown) => void;
}
