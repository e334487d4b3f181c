import type { ListColumn } from '../../core/list/rows/list-layout.ts';
import { dateColumn, publicationColumn } from '../../core/publication/period-columns.tsx';
import { StateChips } from '../../core/publication/StateChips.tsx';
import type { EntryRow } from './entry.kind.ts';
import { entryText } from './entry.text.ts';

/** What the lists of news and notices both show, the title with the state above the dates. */
export const entryColumns: readonly ListColumn<EntryRow>[] = [
  {
    label: entryText.title,
    share: 1,
    cell: ({ title, state, pinned }) => (
      <>
        {title} <StateChips state={state} pinned={pinned} />
      </>
    ),
  },
  dateColumn(entryText.createdAt, ({ createdAt }) => createdAt),
  publicationColumn,
];
