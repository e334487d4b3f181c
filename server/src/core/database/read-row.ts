import type { Kysely, Selectable } from 'kysely';
import { type ReadById, readById } from './read-by-id.ts';
import type { Database } from './tables.ts';

/** Tables whose rows are named by an id of ours. */
type TableWithId = {
  [Table in keyof Database]: Selectable<Database[Table]> extends { id: string } ? Table : never;
}[keyof Database];

/** How the rows of each table are read; kysely cannot follow a table that is a parameter, and one stands for any. */
const readers = new Map<TableWithId, ReadById<Selectable<Database['garden']>>>();

/** The row of an id; 404 when there is none. */
export async function readRow<Table extends TableWithId>(
  db: Kysely<Database>,
  table: Table,
  id: string,
): Promise<Selectable<Database[Table]>> {
  const read = readers.get(table) ?? readerOf(table);
  readers.set(table, read);
  return (await read(db, id)) as Selectable<Database[Table]>;
}

function readerOf(table: TableWithId) {
  return readById((db, wanted) =>
    db
      .selectFrom(table as 'garden')
      .selectAll()
      .where('id', '=', wanted),
  );
}
