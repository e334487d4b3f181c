import { type Kysely, type RawBuilder, sql } from 'kysely';
import { snakeCase } from '#src/core/database/snake-case.ts';
import type { Database } from '#src/core/database/tables.ts';
import { idRanges } from '#src/core/inspection/id-ranges.ts';
import { type StatementKey, statementKeys } from '#src/core/schema/statement-keys.ts';
import type { AccountDisagreement } from './account-disagreement.ts';

/** Finds rows of money that refer to what is not there, where no foreign key of the schema says so (0187): a statement for each portion of a table. */
export async function* lostReferences(
  db: Kysely<Database>,
): AsyncGenerator<RawBuilder<AccountDisagreement>> {
  for (const [table, keys] of Map.groupBy(statementKeys, (key) => key.table)) {
    // All ids there can be are in one portion or another, also those of lines that are not there.
    const idOf = table === 'bankLineReason' ? 'lineId' : 'id';
    const ranged = table === 'bankLineReason' ? 'bankLine' : table;
    for await (const isInRange of idRanges(db, ranged)) {
      const selects = keys.map((key) => lostBy(key, isInRange(`${table}.${idOf}`)));
      yield sql`${sql.join(selects, sql` union all `)}`;
    }
  }
}

function lostBy(
  { table, column, refersTo }: StatementKey,
  isInRange: RawBuilder<boolean>,
): RawBuilder<AccountDisagreement> {
  const name = `${snakeCase(table)}.${column}`;
  const id = sql.ref(`${table}.${column}`);
  return sql`
    select null as settlement_id, ${name}::text as document, 0 as kept, count(*) as counted
    from ${sql.table(table)}
    where ${isInRange} and ${id} is not null
      and not exists (select from ${sql.table(refersTo)} as whole where whole.id = ${id})
    having count(*) > 0
  `;
}
