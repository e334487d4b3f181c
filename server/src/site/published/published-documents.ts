import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { isPinned, isPublished } from '#src/core/publication/period.ts';
import { type Part, partInOrder } from './published-in-order.ts';

/** A document in a list. */
export interface ListedDocument {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** UTC. */
  readonly publicationFromDate: string;
  readonly isPinned: boolean;
}

/** A part of the documents that are published now, in the site's order. */
export async function listDocuments(db: Kysely<Database>, part: Part): Promise<ListedDocument[]> {
  const { rows } = await sql<Omit<ListedDocument, 'size'> & { size: string }>`
    select document.id, name, file_name, content_type, size, publication_from_date,
      coalesce(${isPinned('document', true)}, false) as is_pinned
    from (${partInOrder('document', part)}) as listed
    join document using (id)
    order by place
  `.execute(db);
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

/** Where the file of a document that is published now is kept, and what it is; 404 for any other. */
export async function getPublishedFile(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('document')
    .select(['objectId', 'name', 'fileName', 'contentType', 'size'])
    .where('id', '=', recordId(id))
    .where(isPublished('document'))
    .executeTakeFirstOrThrow(notFound);
}
