import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { findPeople } from '#src/message/recipients/find-people.ts';
import { endpoints } from '#test/every-endpoint.ts';
import { addAssignment, addGarden, addLogin } from '#test/factories.ts';
import { addFormer } from '#test/former-holders.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const owner = openDatabase(ownerUrl, { max: 1 });
afterAll(() => closeDatabase(owner));
const admin = await app.as('ROLE_ADMIN');

/** What is looked for. */
const mark = 'Skryta';

/** What the audit holds, and who read a meter last. */
const stays: ReadonlySet<string> = new Set(['/api/audit', '/api/meter', '/api/meter/sheet']);

const erased = 'the data of this person are being erased';

/** The calls that answer with a text of that person, whether they are asked for all or by a phrase. */
async function whereShown(): Promise<string[]> {
  const shown = new Set<string>();
  const lists = endpoints.filter(
    ({ method, path, replyFormat }) =>
      method === 'GET' && !path.includes(':') && replyFormat !== 'bytes',
  );
  for (const { path } of lists) {
    for (const query of ['', `?filter-by-phrase=true&phrase=${mark}`, `?phrase=${mark}`]) {
      const reply = await admin.send(`${path}${query}`);
      const isText = reply.headers.get('content-type')?.startsWith('application/json') === true;
      const text = await reply.text();
      // A refusal may repeat what was asked for.
      if (reply.status === 200 && isText && text.includes(mark)) shown.add(path);
    }
  }
  return [...shown].toSorted();
}

it('somebody whose data are put away stands in no list, search, group or choice, and comes back to all of them', async () => {
  const { id } = await addFormer(app, mark);
  const before = await whereShown();
  expect(before).toContain('/api/party');
  expect(before).toContain('/api/search');
  expect(before).toContain('/api/consent');
  const byHand: Parameters<typeof findPeople>[1] = {
    kind: 'information',
    groups: [{ operator: 'include', kind: 'parties', partyIds: [id] }],
  };
  expect(await findPeople(app.db, byHand)).toHaveLength(1);
  const asked = { partyId: id, ground: 'objection', askedOn: '2026-11-01', askedBy: 'person' };
  const { body } = await admin.post<{ id: string }>('/api/personal-data/erase', asked);

  // These keep theirs until the hold is over; the register says who may come back.
  expect(await whereShown()).toEqual(
    before
      .filter((path) => stays.has(path))
      .concat('/api/personal-data/erasures')
      .toSorted(),
  );
  expect(await findPeople(app.db, byHand)).toEqual([]);

  // Nobody is given anything new.
  const garden = await addGarden(app.db, { name: 'Wolna' });
  await expect(addAssignment(app.db, { gardenId: garden.id, partyId: id })).rejects.toThrow(erased);
  await expect(addLogin(app.db, { partyId: id })).rejects.toThrow(erased);
  const refused = await admin.delete<{ message: string }>(`/api/party/delete/${id}`);
  expect([refused.status, refused.body.message]).toEqual([409, expect.any(String)]);
  const gone = await sql<{ id: string }>`
    select id from audit_entry where record_type = 'login' and action = 'delete'
  `.execute(app.db);
  const back = await admin.post('/api/audit/restore', { id: gone.rows[0]?.id });
  expect(back.status).toBe(409);

  await admin.post('/api/personal-data/cancel-erase', { id: body.id });
  for (const path of ['/api/party', '/api/consent', `/api/search?phrase=${mark}`]) {
    expect(await (await admin.send(path)).text(), path).toContain(mark);
  }
  expect(await findPeople(app.db, byHand)).toHaveLength(1);
});
