import { checks } from '@grzadka/server/src/consistency/consistency.repo.ts';
import { runCheck } from '@grzadka/server/src/consistency/run-check.ts';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { startTestAppOn } from '@grzadka/server/test/test-app.ts';
import { createTestDatabase } from '@grzadka/server/test/test-database.ts';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { startBare } from '../../bare/start-bare.ts';
import { everyCase } from '../../cases/every-case.ts';
import { prepareCases } from '../../cases/prepared-case.ts';
import { writeCases } from '../../cases/write-cases.ts';
import { fillDataSet } from '../../fill/fill-data-set.ts';
import { openClient } from '../../http/client.ts';
import { signIn } from '../../processes/sign-in.ts';

// As few as give every case something to show.
const dataSet = {
  gardens: 30,
  parties: 40,
  meters: 60,
  measurementsPerMeter: 2,
  news: 40,
  notices: 40,
  pageVersions: 20,
  documents: 40,
  messages: 10,
  auditEntries: 300,
  ledger: { years: 1, longestAccount: 10 },
};

const undo = new AsyncDisposableStack();
afterAll(() => undo.disposeAsync());

const urls = await createTestDatabase();
const owner = openDatabase(urls.ownerUrl, { max: 1 });
await fillDataSet(owner.db, dataSet);
await closeDatabase(owner);
const filled = new Date().toISOString();
const app = await startTestAppOn(urls.url);
const { cookie } = await signIn(urls);
const bareServer = undo.use(await startBare(urls));
const servers = {
  ours: undo.use(openClient(app.origin, { connections: 1, cookie })),
  bare: undo.use(openClient(bareServer.origin, { connections: 1 })),
};

/** What the audit says of the changes made through the program, or past it: every entry but those of the filling. */
async function toldBy(who: 'program' | 'baseline') {
  const { rows } = await sql<{ action: string; recordId: string }>`
    select action, record_type, record_id, record_name is null as is_nameless,
      array(select jsonb_object_keys(before) order by 1) as before,
      array(select jsonb_object_keys(after) order by 1) as after
    from audit_entry
    where at > ${filled} and (login_id is not null) = ${who === 'program'} and record_type <> 'login'
    order by at
  `.execute(app.db);
  // What is created has another id each time.
  return rows.map((row) => (row.action === 'create' ? { ...row, recordId: 'id' } : row));
}

it('is filled with data that agree with each other', async () => {
  const { signal } = new AbortController();
  // Of the documents there is nothing in the storage.
  const { 'stored-object': _, ...agreeing } = checks;
  for (const [key, check] of Object.entries(agreeing)) {
    const { findings } = await runCheck(check, app, signal);
    expect(findings, key).toEqual([]);
  }
});

it('prints the very bytes of the program in every case, and leaves the same in the audit', {
  timeout: 60_000,
}, async () => {
  const prepared = await prepareCases(everyCase, urls, servers);
  expect(prepared.map(({ id }) => id)).toEqual(Object.keys(everyCase));
  const told = await toldBy('program');
  expect(told).toHaveLength(Object.keys(writeCases).length);
  expect(await toldBy('baseline')).toEqual(told);
});
