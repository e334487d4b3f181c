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
export function presentDocument({ createdAt, ...row }: Row) {
  return { ...presentPin(presentPublication(row)), uploadedAt: createdAt, size: Number(row.size) };
}
