import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { Box } from '@mui/material';
import type { ListLayout, RowAction } from '../core/list/rows/list-layout.ts';
import { pinColumn, publicationColumn } from '../core/publication/period-columns.tsx';
import { formatInstant, formatMegabytes } from '../core/ui/format.ts';
import { DeleteIcon, DownloadIcon, EditIcon } from '../core/ui/icons.ts';
import { documentPaths } from './document.paths.ts';
import { downloadAddress } from './document.queries.ts';
import { documentText } from './document.text.ts';

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
        width: 'minmax(7.5rem, 4fr)',
        cell: ({ name, size }) => (
          <>
            {name}
            <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{formatMegabytes(size)}</Box>
          </>
        ),
      },
      {
        label: documentText.uploadedAt,
        width: 'minmax(6rem, 2fr)',
        cell: ({ uploadedAt }) => formatInstant(uploadedAt),
      },
      publicationColumn,
      pinColumn,
    ],
    actions: mayWrite ? [edit, download, remove] : [download],
  };
}
