import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import { records } from '@grzadka/contract/records';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

const kinds: readonly RecordDefinition[] = records;

/**
 * What entries about something without a name of its own tell that comes closest to one: the association's name where the
 * settings were given it, the file of an import, the list of an export.
 */
const closestToNames = ['name', 'fileName', 'list'];

/**
 * Writes anew the two functions by which the database names records, from their definitions: `record_name`, the name of a
 * record now, and `told_record_name`, its name by the entry of the audit itself, for a deletion by the row that the entry
 * keeps. They are the database's, since a trigger names the record of each entry (docs/product/operation.md#audit).
 */
export async function defineRecordNames(db: Kysely<Database>): Promise<void> {
  const named = kinds.filter(({ calledBy }) => calledBy.length > 0);
  const cases = named.map(
    (kind) => sql`
    when ${sql.lit(kind.name)} then return (
      select ${nameOf(kind, (column) => sql.ref(column))} from ${sql.table(kind.table)}
      where ${kind.hasTextIds ? sql`id = record_id` : sql`id = own`}
    );`,
  );
  const tableNames = kinds.map(
    ({ name, table }) => sql`when ${sql.lit(name)} then ${sql.lit(table)}`,
  );
  const told = named.map(
    (kind) =>
      sql`when ${sql.lit(kind.name)} then ${nameOf(kind, (column) => sql`kept ->> ${sql.lit(column)}`)}`,
  );
  const closest = closestToNames.map((fact) => sql`kept ->> ${sql.lit(fact)}`);
  await sql`
    create or replace function record_name(record_type text, record_id text) returns text
      language plpgsql stable as $$
    declare
      own uuid := case
        when record_id ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then record_id::uuid
      end;
    begin
      case record_type ${sql.join(cases, sql``)}
        else return null;
      end case;
    end
    $$
  `.execute(db);
  await sql`
    create or replace function told_record_name(record_type text, before jsonb, after jsonb) returns text
      language plpgsql stable as $$
    declare
      kept jsonb := coalesce(
        before -> case record_type ${sql.join(tableNames, sql` `)} else record_type end -> 0, after, before
      );
    begin
      return case record_type ${sql.join(told, sql` `)} else coalesce(${sql.join(closest)}) end;
    end
    $$
  `.execute(db);
}

/** What one of the kind is called, of columns that `read` reads; null where nothing is. */
function nameOf(
  { fields, calledBy }: RecordDefinition,
  read: (column: string) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const parts = calledBy.map((column) => partOf(fields[column] ?? null, read(column)));
  return parts.length === 1 && parts[0]
    ? parts[0]
    : sql`nullif(concat_ws(' – ', ${sql.join(parts)}), '')`;
}

function partOf(field: RecordField | null, value: RawBuilder<unknown>): RawBuilder<unknown> {
  if (field?.kind === 'record') {
    return sql`record_name(${sql.lit(field.recordType)}, (${value})::text)`;
  }
  if (field?.kind === 'choice') {
    const options = Object.entries(field.options).map(
      ([option, label]) => sql`when ${sql.lit(option)} then ${sql.lit(label)}`,
    );
    return sql`case ${value} ${sql.join(options, sql` `)} end`;
  }
  if (field?.kind === 'text') {
    return Object.entries(field.filledIn ?? {}).reduce(
      (told, [name, words]) =>
        sql`regexp_replace(${told}, ${sql.lit(`\\{\\{\\s*${name}\\s*\\}\\}`)}, ${sql.lit(words)}, 'g')`,
      value,
    );
  }
  return value;
}
