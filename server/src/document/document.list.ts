import { documentList } from '@grzadka/contract/document/document.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { decimal, instant } from '#src/core/database/wire-columns.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';
import { pinnedPart } from '#src/core/publication/published-part.ts';

type DocumentList = typeof documentList;

const published = pinnedPart('document');

const source: ListSql<DocumentList> = {
  table: 'document',
  search: 'document.nameSearch',
  filters: published.filters,
  sorts: {
    'upload-date': { by: column('document.createdAt'), mayBeEmpty: false },
    ...published.sorts,
    name: { by: polishOrder('document.name'), mayBeEmpty: false },
    size: { by: column('document.size'), mayBeEmpty: false },
  },
};

/** How the documents are read, for a page or as a whole. */
export function readDocuments(db: Kysely<Database>) {
  return printedReading(documentList, {
    source,
    rows: db
      .selectFrom('document')
      .select(['id', 'name', 'fileName', 'contentType', 'ledgerYear', 'gardenId'])
      .select([
        decimal(column('document.size')).as('size'),
        instant(column('document.createdAt')).as('uploadedAt'),
      ])
      .select(published.columns),
  });
}
