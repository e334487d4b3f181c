import type { ExportColumn } from '../core/export/export-columns.ts';
import {
  type ListedPublication,
  publicationExport,
} from '../core/publication/publication-export.ts';
import { entryFieldLabels } from './entry.model.ts';

interface ListedEntry extends ListedPublication {
  readonly title: string;
  readonly createdAt: string;
}

/** What the files of news and notices both tell of an entry. */
export const entryExport: readonly ExportColumn<ListedEntry>[] = [
  { kind: 'text', heading: entryFieldLabels.title, width: 48, value: ({ title }) => title },
  { kind: 'instant', heading: entryFieldLabels.createdAt, value: ({ createdAt }) => createdAt },
  ...publicationExport,
];
