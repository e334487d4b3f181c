import type { FileListItem } from '@grzadka/contract/file/file.model';
import { Box } from '@mui/material';
import type { ListLayout, RowAction } from '../core/list/rows/list-layout.ts';
import { pinColumn, publicationColumn } from '../core/publication/period-columns.tsx';
import { formatInstant, formatMegabytes } from '../core/ui/format.ts';
import { DeleteIcon, DownloadIcon, EditIcon } from '../core/ui/icons.ts';
import { filePaths } from './file.paths.ts';
import { downloadAddress } from './file.queries.ts';
import { fileText } from './file.text.ts';

interface FileLayoutOptions {
  mayWrite: boolean;
  onDelete: (file: FileListItem) => void;
}

/** How a document looks in the list, and what can be done with it. */
export function fileLayout({ mayWrite, onDelete }: FileLayoutOptions): ListLayout<FileListItem> {
  const download: RowAction<FileListItem> = {
    label: fileText.download,
    icon: DownloadIcon,
    download: downloadAddress,
  };
  const edit: RowAction<FileListItem> = {
    label: fileText.editFile,
    icon: EditIcon,
    to: ({ id }) => filePaths.edit(id),
  };
  const remove: RowAction<FileListItem> = {
    label: fileText.delete,
    icon: DeleteIcon,
    onSelect: onDelete,
  };
  return {
    rowName: ({ name }) => name,
    columns: [
      {
        label: fileText.name,
        width: 'minmax(7.5rem, 4fr)',
        cell: ({ name, size }) => (
          <>
            {name}
            <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{formatMegabytes(size)}</Box>
          </>
        ),
      },
      {
        label: fileText.uploadedAt,
        width: 'minmax(6rem, 2fr)',
        cell: ({ uploadedAt }) => formatInstant(uploadedAt),
      },
      publicationColumn,
      pinColumn,
    ],
    actions: mayWrite ? [edit, download, remove] : [download],
  };
}
