import { entryFieldLabels } from '../content/entry.model.ts';
import type { ListExport } from '../core/list/list.ts';
import { publicationExport } from '../core/publication/publication-export.ts';
import { pageVersionList } from './page.list.ts';
import { inForceLabel, type PageVersionListItem } from './page.model.ts';

/** The versions of a page as a file. */
export const pageVersionExport: ListExport<PageVersionListItem> = {
  list: pageVersionList,
  fileName: 'wersje-podstrony',
  sheetName: 'Wersje podstrony',
  columns: [
    { kind: 'instant', heading: entryFieldLabels.createdAt, value: ({ createdAt }) => createdAt },
    {
      kind: 'text',
      heading: inForceLabel,
      width: 12,
      value: ({ inForce }) => (inForce ? 'tak' : 'nie'),
    },
    ...publicationExport,
  ],
};
