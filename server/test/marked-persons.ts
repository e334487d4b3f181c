import { type Kysely, type RawBuilder, sql } from 'kysely';
import { snakeCase } from '#src/core/database/snake-case.ts';
import type { Database } from '#src/core/database/tables.ts';
import { personsOf } from '#src/personal-data/registry/persons.ts';
import { registry } from '#src/personal-data/registry/registry.ts';
import { readColumns, saidOf } from './personal-columns.ts';

/** Of a person, too, though somebody else wrote them: who read the meter, and entries in the program's own words. */
const byOthers: ReadonlySet<string> = new Set(['measurement', 'ledgerEntry']);

/**
 * Writes a mark into every personal text of these persons, behind what stands there, by the owner of the tables, as far as the rules of a
 * column let it; what is derived follows. Their own data, by which the erasure knows them, stay as they are. Returns the columns that take none.
 */
export async function markPersons(
  owner: Kysely<Database>,
  parties: readonly string[],
  mark: string,
): Promise<string[]> {
  const persons = personsOf(parties);
  const columns = (await readColumns(owner)).filter(
    (column) => column.isText && saidOf(column) === 'personal',
  );
  const unmarked: string[] = [];
  for (const { table, name } of columns) {
    const { whose: said, erased, stays } = registry[table] ?? {};
    const where = (table === 'measurement' ? erased?.contact : (erased?.name ?? erased?.contact))
      ?.where;
    const whose = typeof said === 'function' && !byOthers.has(table) ? said : where;
    if (whose === undefined || name in (stays ?? {})) continue;
    const { rows } = await sql<{ type: string }>`
      select format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = to_regclass(${snakeCase(table)}) and attname = ${snakeCase(name)}
    `.execute(owner);
    const write = (isOnly: RawBuilder<unknown>, value: RawBuilder<unknown>) =>
      owner.transaction().execute(async (trx) => {
        await sql`
          select set_config('grzadka.erases_person', 'on', true), set_config('grzadka.erases_audit', 'on', true)
        `.execute(trx);
        await sql`
          update ${sql.table(table)} set ${sql.ref(name)} = ${value} where ${isOnly} and ${whose(persons)}
        `.execute(trx);
      });
    const { added, alone } = valuesOf(rows[0]?.type, { table, name, mark });
    // Some columns are empty by a rule, others by chance; some have no room for more.
    await write(sql`true`, added)
      .catch(() => write(sql`${sql.ref(name)} is not null`, added))
      .catch(() => write(sql`${sql.ref(name)} is not null`, alone))
      .catch(() => unmarked.push(`${table}.${name}`));
  }
  return unmarked;
}

/** The mark as such a column holds it, behind what is there, and by itself; as a text with what makes it another one in each row. */
function valuesOf(
  type: string | undefined,
  { table, name, mark }: { table: string; name: string; mark: string },
) {
  const column = sql.ref(name);
  if (type === 'text[]') {
    const alone = sql`array[${mark}]`;
    return { added: sql`coalesce(${column}, '{}') || ${alone}`, alone };
  }
  if (type === 'jsonb') {
    const alone = sql`jsonb_build_object('x', ${mark}::text)`;
    return { added: sql`coalesce(${column}, '{}') || ${alone}`, alone };
  }
  const alone = sql`${mark}::text || left(md5(${sql.table(table)}::text), 12)`;
  return { added: sql`concat_ws(' ', ${column}, ${alone})`, alone };
}
