import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { dropIndexes } from '@grzadka/server/test/dropped-indexes.ts';
import { type Kysely, sql } from 'kysely';

/** The last migration before there were settlement accounts. */
export const beforeAccounts = '0068_audit_values';

const id = (kind: string, number: string) =>
  sql.raw(`('00000000-0000-7000-${kind}-' || lpad(to_hex(${number}), 12, '0'))::uuid`);

const [party, garden, assignment] = ['8100', '8200', '8300'] as const;

/**
 * Fills a database of that schema with so many gardens and parties, a garden for each party: every fourth since nobody
 * knows when, and every tenth garden had another holder before. Past the triggers: who held what is all that is asked for.
 */
export async function fillHolders(db: Kysely<Database>, count: number): Promise<void> {
  // As parties come and go, gardens that lie beside each other are held by parties that do not.
  const holder = (number: string) => `1 + (${number}) * 7919::bigint % ${count}`;
  const numbers = sql`generate_series(1, ${sql.lit(count)}) i`;
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    const makeIndexes = await dropIndexes(connection, ['party', 'garden', 'assignment']);
    await sql`
        insert into party (id, party_type, first_name, last_name)
        select ${id(party, 'i')}, 'person', 'Anna', 'Lis ' || i from ${numbers}
      `.execute(connection);
    await sql`
        insert into garden (id, sector_id, name)
        select ${id(garden, 'i')}, 1 + i % 3, i::text from ${numbers}
      `.execute(connection);
    await sql`
        insert into assignment (id, garden_id, party_id, valid_from, valid_thru)
        select ${id(assignment, '2 * i')}, ${id(garden, 'i')}, ${id(party, holder('i'))},
          case when i % 4 > 0 then date '2020-01-01' + i % 1000 end, date 'infinity'
        from ${numbers}
        union all
        select ${id(assignment, '2 * i + 1')}, ${id(garden, 'i')}, ${id(party, holder('i + 1'))},
          null, '2019-12-31'
        from ${numbers} where i % 10 = 0
      `.execute(connection);
    await makeIndexes();
    await sql`reset session_replication_role`.execute(connection);
  });
}
