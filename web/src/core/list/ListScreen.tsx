import type { ReactNode } from 'react';
import type { AddAction } from './AddButton.tsx';
import { ListVisit } from './ListVisit.tsx';
import type { ListLayout } from './list-layout.ts';
import type { ListRow, ListSource } from './list-source.ts';
import { useListEntry } from './useListEntry.ts';

export interface ListScreenProps<Row extends ListRow> {
  title: string;
  /** Where the back button leads; none for a list that the main menu opens. */
  back?: string;
  source: ListSource<Row>;
  layout: ListLayout<Row>;
  /** Left out when there is nothing to add, or the permission for it is missing. */
  add?: AddAction | undefined;
  /** The settings section 'Opcje', for the lists that have one. */
  options?: ReactNode;
  /** While true, an overlay blocks the list: one of its records is being made or deleted. */
  busy?: boolean;
  busyLabel?: string;
  /** Shown in a closable red alert: what was done with one of the records failed. */
  error?: string | undefined;
  onCloseError?: () => void;
  /** Hears of a failed loading, besides the message that stands in the list. */
  onLoadError?: (error: unknown) => void;
}

/**
 * A list of records: search, settings drawer, rows loaded while scrolling. It knows no area; an
 * area gives the columns, the actions and the words.
 */
export function ListScreen<Row extends ListRow>(props: ListScreenProps<Row>) {
  const visit = useListEntry();
  return <ListVisit key={`${props.source.name} ${visit.id}`} visit={visit} {...props} />;
}
