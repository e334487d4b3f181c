import type { ListExport } from '../core/list/list.ts';
import { pinExport, publicationExport } from '../core/publication/publication-export.ts';
import { documentList } from './document.list.ts';
import { type DocumentListItem, documentFieldLabels } from './document.model.ts';

const kilobyte = 1024;

/** The documents as a file; sizes in whole kilobytes. */
export const documentExport: ListExport<DocumentListItem> = {
  list: documentList,
  fileName: 'dokumenty',
  sheetName: 'Dokumenty',
  columns: [
    { kind: 'text', heading: documentFieldLabels.name, width: 48, value: ({ name }) => name },
    { kind: 'text', heading: documentFieldLabels.fileName, value: ({ fileName }) => fileName },
    {
      kind: 'number',
      heading: `${documentFieldLabels.size} (kB)`,
      value: ({ size }) => Math.ceil(size / kilobyte),
    },
    {
      kind: 'instant',
      heading: documentFieldLabels.uploadedAt,
      value: ({ uploadedAt }) => uploadedAt,
    },
    ...publicationExport,
    ...pinExport,
  ],
};
