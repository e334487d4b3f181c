import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { type ImportedEntry, importedEntry } from '#src/core/change/imported-entries.ts';
import type { Database } from '#src/core/database/tables.ts';

/** The tables of records that files add and change, as the audit calls them, too. */
type FileTable = 'garden' | 'party' | 'assignment' | 'meter';

/** A record that a file adds or changes. */
export interface RecordChange<Table extends FileTable> {
  /** As it is to be stored. */
  readonly record: Insertable<Database[Table]> & { readonly id: string };
  /** What a file may change of one that exists, as it was; null of one that is new. */
  readonly before: object | null;
}

/** Writes records: adds those that are new, sets `fields` of those that exist; gives what the audit is to know. */
export function upsertInto<Table extends FileTable>(
  table: Table,
  fields: readonly (keyof Selectable<Database[Table]> & string)[],
) {
  return async (
    db: Kysely<Database>,
    changes: readonly RecordChange<Table>[],
  ): Promise<ImportedEntry[]> => {
    if (changes.length === 0) return [];
    const set = fields.map((field) => [field, sql.ref(`excluded.${field}`)] as const);
    // Kysely cannot follow a table that is a parameter; all of these have what is used here, so one stands for any.
    await db
      .insertInto(table as 'garden')
      .values(changes.map(({ record }) => record as Insertable<Database['garden']>))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          ...Object.fromEntries(set),
          version: sql`${sql.ref(`${table}.version`)} + 1`,
          updatedAt: sql`now()`,
        }),
      )
      .execute();
    return changes.map(({ record: { id, ...values }, before }) => {
      const stated = Object.entries(values).filter(([name]) => fields.some((one) => one === name));
      const after = before === null ? values : Object.fromEntries(stated);
      return importedEntry({ type: table, id, before, after });
    });
  };
}
