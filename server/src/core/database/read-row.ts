import type { Kysely, Selectable } from 'kysely';
import { notFound } from '../errors/app-error.ts';
import { recordId } from './record-id.ts';
import type { Database } from './tables.ts';

/** Tables whose rows are named by an id of ours. */
type TableWithId = {
  [Table in keyof Database]: Selectable<Database[Table]> extends { id: string } ? Table : never;
}[keyof Database];

/** The row of an id; 404 when there is none. */
export async function readRow<Table extends TableWithId>(
  db: Kysely<Database>,
  table: Table,
  id: string,
): Promise<Selectable<Database[Table]>> {
  // Kysely cannot follow a table that is a parameter; all of these have an id, so one stands for any.
  const row = await db
    .selectFrom(table as 'garden')
    .selectAll()
    .where('id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
  return row as unknown as Selectable<Database[Table]>;
}
