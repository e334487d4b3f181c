import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import type { Selectable } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type Asked, presentPin, presentPublication } from '#src/core/publication/present-dates.ts';

/** The columns of a list item. */
export const documentColumns = [
  'id',
  'name',
  'fileName',
  'contentType',
  'size',
  'createdAt',
  'publicationFromDate',
  'publicationThruDate',
  'pinFromDate',
  'pinThruDate',
] as const;

type Row = Pick<Selectable<Database['document']>, (typeof documentColumns)[number]> & Asked;

/** A document as the wire carries it; `size` in bytes. */
export function presentDocument(row: Row): DocumentListItem {
  return {
    id: row.id,
    name: row.name,
    fileName: row.fileName,
    contentType: row.contentType,
    size: Number(row.size),
    uploadedAt: row.createdAt,
    ...presentPublication(row),
    ...presentPin(row),
  };
}
