import pg from 'pg';
import type { DatabaseUrls } from '#src/core/database/server/database-server.ts';
import { cloneTemplate } from './test-cluster.ts';

/** A database that tests use one after the other. */
export interface EmptiedDatabase {
  readonly urls: DatabaseUrls;
  /**
   * Leaves in it what a migrated database holds; about 10 ms. The server that worked on it must have
   * ended, or it would write what it had begun into the emptied tables.
   */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Makes a migrated database in the cluster of the tests. */
export async function openEmptiedDatabase(cluster: DatabaseUrls): Promise<EmptiedDatabase> {
  const urls = await cloneTemplate(cluster);
  const client = new pg.Client({ connectionString: urls.ownerUrl });
  await client.connect();
  const emptying = await describeEmptying(client);
  return {
    urls,
    async empty() {
      await client.query(emptying);
    },
    close: () => client.end(),
  };
}

/** Notes the rows that the migrations made, and gives the statements that leave these alone. */
async function describeEmptying(client: pg.Client): Promise<string> {
  const tables = await readTables(client);
  const refills: string[] = [];
  for (const [position, table] of tables.entries()) {
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount === 0) continue;
    await client.query(`create temp table first_${position} as table ${table}`);
    const columns = await readColumns(client, table);
    refills.push(`insert into ${table} (${columns}) select ${columns} from first_${position}`);
  }
  const deletions = tables.map((table) => `delete from ${table}`);
  // As a replica it neither looks at references nor minds the trigger that guards the audit.
  return ['set local session_replication_role = replica', ...deletions, ...refills].join(';\n');
}

/** The columns of a table that the database does not compute itself. */
async function readColumns(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

/** The application's tables and the jobs it queued, but not what was migrated when. */
async function readTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name
    from pg_tables
    where schemaname = 'public' and tablename not like 'kysely\\_migration%'
      or (schemaname, tablename) = ('job_queue', 'job')
  `);
  return rows.map(({ name }) => name);
}
