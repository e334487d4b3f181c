import type { NotChosen } from '@grzadka/contract/core/record/record';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isRecordId } from '../database/record-id.ts';
import type { Database } from '../database/tables.ts';
import { conflictAt, invalidFields } from '../errors/app-error.ts';

/** The tables of records that are chosen by their names as long as they are in use. */
export type ChoosableTable = {
  [Table in keyof Database]: Database[Table] extends { name: unknown; active: unknown }
    ? Table
    : never;
}[keyof Database];

/** A record by its name, and whether it is in use. */
interface Choosable {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
}

/** All records of a table by their names, those that are not in use among them. */
export async function readChoosable(
  db: Kysely<Database>,
  table: ChoosableTable,
): Promise<Choosable[]> {
  const { rows } = await sql<Choosable>`
    select id, name, active from ${sql.table(table)} order by name, id
  `.execute(db);
  return rows;
}

/** A kind of record that can be chosen. */
interface ChoosableKind {
  readonly table: ChoosableTable;
  readonly notChosen: NotChosen;
}

interface Choice {
  readonly id: string;
  /** The field that names it. */
  readonly field: string;
}

/**
 * Reads a record that somebody chose: 400 at its field where there is none of that id, 409 there where it is not in use
 * any more.
 */
export async function requireChoosable(
  trx: Transaction<Database>,
  { table, notChosen }: ChoosableKind,
  { id, field }: Choice,
): Promise<Choosable> {
  const { rows } = isRecordId(id)
    ? await sql<Choosable>`
        select id, name, active from ${sql.table(table)} where id = ${id}
      `.execute(trx)
    : { rows: [] };
  const [found] = rows;
  if (found === undefined) throw invalidFields({ [field]: notChosen.gone });
  if (!found.active) throw conflictAt({ [field]: notChosen.inactive });
  return found;
}
