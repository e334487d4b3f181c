import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import type { ListLayout, RowAction } from '../core/list/rows/list-layout.ts';
import { dateColumn, pinColumn, publicationColumn } from '../core/publication/period-columns.tsx';
import { StateChips } from '../core/publication/StateChips.tsx';
import { DeleteIcon, DownloadIcon, EditIcon } from '../core/ui/icons.ts';
import styles from './document.module.css';
import { documentPaths } from './document.paths.ts';
import { downloadAddress } from './document.queries.ts';
import { documentText } from './document.text.ts';
import { FileSize } from './FileSize.tsx';

interface FileLayoutOptions {
  mayWrite: boolean;
  onDelete: (file: DocumentListItem) => void;
}

/** How a document looks in the list, and what can be done with it. */
export function documentLayout({
  mayWrite,
  onDelete,
}: FileLayoutOptions): ListLayout<DocumentListItem> {
  const download: RowAction<DocumentListItem> = {
    label: documentText.download,
    icon: DownloadIcon,
    download: downloadAddress,
  };
  const edit: RowAction<DocumentListItem> = {
    label: documentText.editFile,
    icon: EditIcon,
    to: ({ id }) => documentPaths.edit(id),
  };
  const remove: RowAction<DocumentListItem> = {
    label: documentText.delete,
    icon: DeleteIcon,
    onSelect: onDelete,
  };
  return {
    rowName: ({ name }) => name,
    columns: [
      {
        label: documentText.name,
        share: 1,
        cell: ({ name, size, state, pinned, ledgerYear, gardenId }) => (
          <>
            {name}{' '}
            <span className={styles['size']}>
              <FileSize bytes={size} isLabelled />
            </span>{' '}
            {ledgerYear === null && gardenId === null ? (
              <StateChips state={state} pinned={pinned} />
            ) : (
              <span className={styles['kept']}>{documentText.kept(ledgerYear)}</span>
            )}
          </>
        ),
      },
      dateColumn(documentText.uploadedAt, ({ uploadedAt }) => uploadedAt),
      publicationColumn,
      pinColumn,
    ],
    hasHeadline: true,
    actions: mayWrite ? [edit, download, remove] : [download],
  };
}
