import type { PageVersionListItem } from '@grzadka/contract/page/page.model';
import { mdiContentCopy } from '@mdi/js';
import { entryText } from '../content/entry/entry.text.ts';
import type { ListLayout, RowAction } from '../core/list/rows/list-layout.ts';
import { publicationColumn } from '../core/publication/period-columns.tsx';
import { InForceChip, StateChips } from '../core/publication/StateChips.tsx';
import { formatInstant } from '../core/ui/format.ts';
import { icon } from '../core/ui/icon.ts';
import { DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import { pageText } from './page.text.ts';

const CloneIcon = icon(mdiContentCopy, 'Clone');

interface PageVersionLayoutOptions {
  mayWrite: boolean;
  editPath: (pageVersionId: string) => string;
  onClone: (version: PageVersionListItem) => void;
  onDelete: (version: PageVersionListItem) => void;
}

/**
 * How a page version looks in the list, the one in force being marked, and what can be done with
 * it.
 */
export function pageVersionLayout(options: PageVersionLayoutOptions) {
  const { mayWrite, editPath, onClone, onDelete } = options;
  const actions: RowAction<PageVersionListItem>[] = [
    { label: pageText.editVersion, icon: EditIcon, to: ({ id }) => editPath(id) },
    { label: pageText.clone, icon: CloneIcon, onSelect: onClone },
    { label: pageText.delete, icon: DeleteIcon, onSelect: onDelete },
  ];
  const layout: ListLayout<PageVersionListItem> = {
    rowName: ({ createdAt }) => pageText.version(createdAt),
    columns: [
      {
        label: entryText.createdAt,
        share: 1,
        cell: ({ createdAt, state, inForce }) => (
          <>
            <span style={unbroken}>{formatInstant(createdAt)}</span> <StateChips state={state} />{' '}
            {inForce && <InForceChip>{pageText.inForce}</InForceChip>}
          </>
        ),
      },
      publicationColumn,
    ],
    actions: mayWrite ? actions : [],
  };
  return layout;
}

const unbroken = { whiteSpace: 'nowrap' } as const;
