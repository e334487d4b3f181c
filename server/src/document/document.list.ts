import type { documentList } from '@grzadka/contract/document/document.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, listReading } from '#src/core/list/run-list.ts';
import {
  isPinned,
  isPublished,
  pinSortColumns,
  publicationSortColumns,
} from '#src/core/publication/period.ts';
import { askedAt } from '#src/core/publication/present-dates.ts';
import { documentColumns, presentDocument } from './present-document.ts';

type DocumentList = typeof documentList;

const source: ListSql<DocumentList> = {
  table: 'document',
  search: 'document.nameSearch',
  filters: {
    state: (isActive) => isPublished('document', isActive),
    pinning: (wanted) => isPinned('document', wanted),
  },
  sorts: {
    'upload-date': { by: column('document.createdAt'), mayBeEmpty: false },
    ...publicationSortColumns('document'),
    ...pinSortColumns('document'),
    name: { by: polishOrder('document.name'), mayBeEmpty: false },
    size: { by: column('document.size'), mayBeEmpty: false },
  },
};

/** How the documents are read, for a page or as a whole. */
export function readDocuments(db: Kysely<Database>) {
  return listReading({
    source,
    rows: db.selectFrom('document').select(documentColumns).select(askedAt),
    present: presentDocument,
  });
}
