import { type Kysely, type RawBuilder, sql } from 'kysely';
import { snakeCase } from '#src/core/database/snake-case.ts';
import type { Database } from '#src/core/database/tables.ts';
import { personsOf } from '#src/personal-data/registry/persons.ts';
import { registry } from '#src/personal-data/registry/registry.ts';
import { readColumns, saidOf } from './personal-columns.ts';

/** Of a person, too, though somebody else wrote them: who read the meter, and entries in the program's own words. */
const byOthers: ReadonlySet<string> = new Set(['measurement', 'ledgerEntry']);

/**
 * Writes a mark into every personal text of these persons, by the owner of the tables, as far as the rules of a column let it; what is
 * derived follows. Returns the columns that take none.
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
    if (whose === undefined || (name in (stays ?? {}) && table !== 'party')) continue;
    const { rows } = await sql<{ type: string }>`
      select format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = to_regclass(${snakeCase(table)}) and attname = ${snakeCase(name)}
    `.execute(owner);
    const write = (isOnly: RawBuilder<unknown>) =>
      owner.transaction().execute(async (trx) => {
        await sql`
          select set_config('grzadka.erases_person', 'on', true), set_config('grzadka.erases_audit', 'on', true)
        `.execute(trx);
        const value = valueOf(rows[0]?.type, { table, mark });
        await sql`
          update ${sql.table(table)} set ${sql.ref(name)} = ${value} where ${isOnly} and ${whose(persons)}
        `.execute(trx);
      });
    // Some columns are empty by a rule, others by chance.
    await write(sql`true`)
      .catch(() => write(sql`${sql.ref(name)} is not null`))
      .catch(() => unmarked.push(`${table}.${name}`));
  }
  return unmarked;
}

/** The mark as such a column holds it; as a text with what makes it another one in each row. */
function valueOf(type: string | undefined, { table, mark }: { table: string; mark: string }) {
  if (type === 'text[]') return sql`array[${mark}]`;
  if (type === 'jsonb') return sql`jsonb_build_object('x', ${mark}::text)`;
  return sql`${mark}::text || left(md5(${sql.table(table)}::text), 12)`;
}
