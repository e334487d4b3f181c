import { applicationRole, type EmbeddedAddresses } from '@grzadka/postgres/embedded-addresses';
import pg from 'pg';

/**
 * Makes the database and the application's role in an embedded cluster, unless they are there: a
 * cluster of a version that knew only the owner gets the role at its next start. What the role may do
 * in the database is granted when that is brought up to date. Gives up with the driver's error.
 */
export async function ensureEmbeddedDatabase(
  addresses: EmbeddedAddresses,
  databaseName: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: addresses.ownerUrl('postgres') });
  // A connection that breaks fails its query; unheard, the event itself would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // Of two commands that begin at once the second waits here; the end of the connection lets go.
    await client.query("select pg_advisory_lock(hashtext('grzadka embedded database'))");
    await ensureRole(client, addresses.applicationPassword);
    const query = 'select from pg_database where datname = $1';
    const { rowCount } = await client.query(query, [databaseName]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(databaseName)}`);
  } finally {
    await client.end();
  }
}

/** The attributes are stated every time, so that the role has no more than these whatever was done to it. */
async function ensureRole(client: pg.Client, password: string): Promise<void> {
  const role = pg.escapeIdentifier(applicationRole);
  const query = 'select from pg_roles where rolname = $1';
  const { rowCount } = await client.query(query, [applicationRole]);
  if (rowCount === 0) await client.query(`create role ${role}`);
  await client.query(
    `alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${pg.escapeLiteral(password)}`,
  );
}
