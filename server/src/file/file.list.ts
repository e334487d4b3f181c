import type { ListRequest } from '@grzadka/contract/core/list';
import type { fileList } from '@grzadka/contract/file/file.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, containsPhrase, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, runList } from '#src/core/list/run-list.ts';
import {
  isPinned,
  isPublished,
  pinSortColumns,
  publicationSortColumns,
} from '#src/core/publication/period.ts';
import { presentFile } from './present-file.ts';

type FileList = typeof fileList;

const source: ListSql<FileList> = {
  search: (phrase) => containsPhrase('file.nameSearch', phrase),
  filters: {
    state: (isActive) => sql`${isPublished('file')} = ${isActive}`,
    pinning: (wanted) => sql`${isPinned('file')} = ${wanted}`,
  },
  sorts: {
    'upload-date': { by: column('file.createdAt'), mayBeEmpty: false },
    ...publicationSortColumns('file'),
    ...pinSortColumns('file'),
    name: { by: polishOrder('file.name'), mayBeEmpty: false },
    size: { by: column('file.size'), mayBeEmpty: false },
  },
  id: column('file.id'),
};

/** One page of the documents. */
export function listFiles(db: Kysely<Database>, request: ListRequest<FileList>) {
  return runList({
    request,
    source,
    rows: db.selectFrom('file').selectAll(),
    present: presentFile,
  });
}
