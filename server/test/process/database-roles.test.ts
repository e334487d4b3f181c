import { applicationRole } from '@grzadka/postgres/embedded-addresses';
import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { copyOfDataDir, newDataDir } from '@grzadka/postgres/test/data-folder';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { installJobs } from '#src/core/jobs/install-jobs.ts';
import { auditOf } from '#test/audit-trail.ts';
import { makeOldDataDir } from '#test/old-data-dir.ts';
import { createTestClient } from '#test/test-client.ts';
import { openRunning } from './open-running.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startProgram } from './program.ts';
import { runTool } from './run-tool.ts';

const password = 'Zielona-grządka-7';

/** Runs the program and has it make a party, which is recorded; returns the party's id. */
async function useProgram(dataDir: string): Promise<string> {
  const program = startProgram({ env: { DATA_DIR: dataDir, ADMIN_PASSWORD: password } });
  const client = createTestClient(await program.address());
  expect((await client.signIn('admin', password)).status).toBe(204);
  const person = { partyType: 'person', firstName: 'Anna', lastName: 'Żółć' };
  const { status, body } = await client.post<{ id: string }>('/api/party/create', person);
  expect(status).toBe(201);
  return body.id;
}

/** Returns how each statement that would change the entries of the audit for a party is refused. */
async function refusals(db: Kysely<Database>, partyId: string): Promise<string[]> {
  const ways = [
    sql`update audit_entry set actor = 'nikt' where record_id = ${partyId}`,
    sql`delete from audit_entry where record_id = ${partyId}`,
    sql`truncate audit_entry`,
  ];
  const words: string[] = [];
  for (const way of ways) {
    const word = await way.execute(db).then(
      () => 'done',
      (error: Error) => error.message,
    );
    words.push(word);
  }
  expect(await auditOf(db, 'party', partyId)).toMatchObject([{ after: { lastName: 'Żółć' } }]);
  return words;
}

const byRights = Array.from({ length: 3 }, () => 'permission denied for table audit_entry');

/** Leaves the embedded database as versions did whose application was its owner; with one entry. */
async function folderOfOneRole(): Promise<string> {
  const dataDir = newDataDir();
  await makeOldDataDir(dataDir, '0033_documents_and_blocks', async ({ db, pool }) => {
    await installJobs(pool);
    await sql`
      insert into audit_entry (id, actor, action, record_type, record_id)
      values (gen_random_uuid(), 'Zofia', 'create', 'party', 'dawny')
    `.execute(db);
  });
  return dataDir;
}

describe('with the embedded database', () => {
  it('the program works as a role that may not change the audit', async () => {
    const dataDir = await preparedDataDir();
    const id = await useProgram(dataDir);
    const owner = await openRunning(dataDir);
    const { rows } = await sql`
      select distinct usename as role from pg_stat_activity
      where datname = 'grzadka' and pid <> pg_backend_pid()
    `.execute(owner.db);
    expect(rows).toEqual([{ role: applicationRole }]);
    const { db } = await openRunning(dataDir, 'application');
    expect(await refusals(db, id)).toEqual(byRights);
  });

  it('a data folder of the version with one role gets the other, from a command beside that version too', async () => {
    const dataDir = await folderOfOneRole();
    const other = (await copyOfDataDir(dataDir)) ?? (await folderOfOneRole());
    const id = await useProgram(dataDir);
    const { db } = await openRunning(dataDir, 'application');
    expect(await refusals(db, id)).toEqual(byRights);
    expect(await auditOf(db, 'party', 'dawny')).toMatchObject([{ actor: 'Zofia' }]);

    const postgres = await startEmbeddedPostgres({ dataDir: other });
    onTestFinished(() => postgres.stop());
    expect(await runTool('server/src/admin/admin.cli.ts', other, 'deleted')).toMatchObject({
      code: 0,
      stderr: '',
    });
  });
});
