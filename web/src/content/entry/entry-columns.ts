import type { PublicationDates } from '@grzadka/contract/core/publication';
import type { ListRow } from '../../core/list/list-data-source.ts';
import type { ListColumn } from '../../core/list/rows/list-layout.ts';
import { publicationColumn } from '../../core/publication/period-columns.tsx';
import { formatInstant } from '../../core/ui/format.ts';
import { entryText } from './entry.text.ts';

interface CreatedRow extends ListRow {
  readonly createdAt: string;
}

/** When a record was created, as a column of a list. */
export const createdColumn: ListColumn<CreatedRow> = {
  label: entryText.createdAt,
  // A date as a whole fits, on a line of its own.
  width: 'minmax(6rem, 2.5fr)',
  cell: ({ createdAt }) => formatInstant(createdAt),
};

/** What the lists of news and notices both show. */
export const entryColumns: readonly ListColumn<
  CreatedRow & PublicationDates & { readonly title: string }
>[] = [
  { label: entryText.title, width: 'minmax(8rem, 4fr)', cell: ({ title }) => title },
  createdColumn,
  publicationColumn,
];
