import type { Selectable } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** Where the lines of a file came from: its format, or the name of a table's layout (docs/product/bank.md#doubles). */
export function sourceOf({
  format,
  profile,
}: Pick<Selectable<Database['bankImport']>, 'format' | 'profile'>): string {
  return profile ?? format;
}
