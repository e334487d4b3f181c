import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** What is another value each time although the same was done: instants, secrets, and who asked for which try of a job. */
const passing =
  /^at$|_at$|password|secret|hash|token|^approval|^calculation_id$|_body$|^client_key$/;

const anyUuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

type Row = Readonly<Record<string, unknown>>;

/**
 * All that a database holds in the program's own tables, but for those left out, so that two databases can be compared in which the same
 * was done: ids are replaced by the places of their rows, and what is of the moment is left out.
 */
export async function allRows(
  db: Kysely<Database>,
  without: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1
  `.execute(db);
  const held = new Map<string, readonly string[]>();
  const labels = new Map<string, string>();
  for (const { name } of tables.filter((table) => !without.includes(table.name))) {
    // As text: what is deep in JSON would be gone through for the names of its columns.
    const { rows } = await sql<{ row: string }>`
      select to_json(held)::text as row from ${sql.table(name)} held
    `.execute(db);
    const lines = rows.map(({ row }): Row => JSON.parse(row)).toSorted(inOrder);
    for (const [place, { id }] of lines.entries()) labels.set(String(id), `${name} ${place}`);
    held.set(name, lines.map(textOf));
  }
  const labelled = (line: string) => line.replace(anyUuid, (id) => labels.get(id) ?? 'another');
  return Object.fromEntries(
    [...held].map(([name, lines]) => [name, lines.map(labelled).toSorted()]),
  );
}

/** By what they hold, and those that hold the same by their ids, which rise. */
function inOrder(one: Row, other: Row): number {
  const masked = (row: Row) => textOf(row).replace(anyUuid, '');
  return (
    masked(one).localeCompare(masked(other)) || String(one['id']).localeCompare(String(other['id']))
  );
}

function textOf(row: Row): string {
  const lasting = Object.entries(row).filter(([name]) => !passing.test(name));
  // Names that are numbered through by the factories.
  return JSON.stringify(Object.fromEntries(lasting)).replaceAll(/osoba\d+/g, 'osoba');
}
