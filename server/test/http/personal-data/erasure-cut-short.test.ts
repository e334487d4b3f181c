import { Readable } from 'node:stream';
import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import { eraseDue } from '#src/personal-data/erasure/erase-due.ts';
import { addFormer, whereStands } from '#test/former-holders.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const owner = openDatabase(ownerUrl, { max: 2 });
afterAll(() => closeDatabase(owner));

/** Has the program end at its step of that number: a statement, or the removal of an object. */
function endAt(step: number) {
  let done = 0;
  const count = () => {
    done += 1;
    if (done === step) throw new Error('ended');
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const storage = {
    ...app.storage,
    check: () => app.storage.check(),
    delete(key: string) {
      count();
      return app.storage.delete(key);
    },
  };
  const needs = { owner: owner.db.withPlugin(plugin), storage, dataDir: app.dataDir };
  return { needs, isOver: () => done < step };
}

it('an erasure that ends at any step is finished by the next run', async () => {
  const admin = await app.as('ROLE_ADMIN');
  const { id } = await addFormer(app, 'Przerwana', { posted: '2018-05-10' });
  const objectId = newId();
  await app.storage.put(objectId, Readable.from([Buffer.from('Przerwana')]), 9);
  await sql`
    with kept as (insert into stored_object (id) values (${objectId}))
    insert into personal_export (id, party_id, state, object_id, size, finished_at)
    values (${newId()}, ${id}, 'done', ${objectId}, 9, now())
  `.execute(owner.db);
  const asked = { partyId: id, ground: 'objection', askedOn: '2026-11-01', askedBy: 'person' };
  const { body } = await admin.post<{ id: string }>('/api/personal-data/erase', asked);
  await sql`update erasure set held_thru = '2020-01-01' where id = ${body.id}`.execute(app.db);
  const before = await whereStands(owner.db, 'przerwana');
  expect(before.length).toBeGreaterThan(5);

  const stepsOf: Record<string, number> = { held: 0, contact: 0, name: 0 };
  for (let state = 'held', isOver = false; !isOver; ) {
    const steps = (stepsOf[state] ?? 0) + 1;
    stepsOf[state] = steps;
    const run = endAt(steps);
    await eraseDue(run.needs).catch((error: unknown) => {
      if (!String(error).includes('ended')) throw error;
    });
    isOver = run.isOver();
    const { rows } = await sql<{ state: string }>`
      select state from erasure where id = ${body.id}
    `.execute(app.db);
    state = rows[0]?.state ?? '';
    // All of it or nothing.
    const left = { held: before, contact: ['erasure'], name: [] }[state];
    expect(await whereStands(owner.db, 'przerwana'), state).toEqual(left);
  }

  expect(stepsOf['held']).toBeGreaterThan(25);
  expect(stepsOf['contact']).toBeGreaterThan(10);
  expect(await whereStands(owner.db, 'przerwana')).toEqual([]);
  expect(await app.storage.size(objectId)).toBeNull();
  const { rows } = await sql`select state, object_ids, mail_files from erasure`.execute(app.db);
  expect(rows).toEqual([{ state: 'name', objectIds: [], mailFiles: [] }]);
});
