import type { BulkReply } from '@grzadka/contract/core/call/bulk';
import { restoreRefusals } from '@grzadka/contract/core/restore/restore.model';
import { describe, expect, it } from 'vitest';
import { addDocument, addNews, addNotice, addPageVersion } from '#test/content-factories.ts';
import { addLogin, addParty, testPassword } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');
const treasurer = await app.as('ROLE_TREASURER');

const unknownId = '01930000-0000-7000-8000-000000000000';
const bulk = (list: string, body: object, client = clerk) =>
  client.post<BulkReply>(`${list}/bulk`, body);

const areas = [
  { list: '/api/news', get: '/api/news/get', add: () => addNews(app.db) },
  { list: '/api/notice', get: '/api/notice/get', add: () => addNotice(app.db) },
  { list: '/api/file', get: '/api/file/get', add: () => addDocument(app.db) },
  {
    list: '/api/page/kontakt/versions',
    get: '/api/page/kontakt/version',
    add: () => addPageVersion(app.db, { pageId: 'kontakt' }),
  },
];

describe.each(areas)('those of $list that were deleted together', ({ list, get, add }) => {
  it('come back together, but for those that cannot, which say why', async () => {
    const ids = [(await add()).id, (await add()).id];
    const { deleted = [] } = (await bulk(list, { action: 'delete', ids })).body;
    const [first = '', second = ''] = deleted.map(({ auditEntry }) => auditEntry);
    await clerk.post('/api/audit/restore', { id: first });
    const entries = [first, unknownId, 'niczyj', second, second];
    const { status, body } = await clerk.post('/api/audit/restore/bulk', { ids: entries });
    const lost = 'Tych danych nie można już przywrócić. Wprowadź je ponownie.';
    expect([status, body]).toEqual([
      200,
      {
        done: 1,
        failed: [
          { id: first, message: 'Te dane są już przywrócone. Odśwież listę.' },
          { id: unknownId, message: lost },
          { id: 'niczyj', message: lost },
        ],
      },
    ]);
    const back = await Promise.all(ids.map((id) => clerk.get(`${get}/${id}`)));
    expect(back.map((reply) => reply.status)).toEqual([200, 200]);
  });
});

describe('parties that were deleted together', () => {
  it('come back for who deleted them and may still write them, each by itself', async () => {
    const login = await addLogin(app.db, { role: 'ROLE_TREASURER' });
    const client = app.anonymous();
    await client.signIn(login.loginId, testPassword);
    const [free, taken] = [await addParty(app.db), await addParty(app.db)];
    await addLogin(app.db, { partyId: taken.id, role: 'ROLE_USER', loginId: 'wanda' });
    const ids = [taken.id, free.id];
    const { deleted = [] } = (await bulk('/api/party', { action: 'delete', ids }, client)).body;
    await addLogin(app.db, { loginId: 'WANDA' });
    const entries = { ids: deleted.map(({ auditEntry }) => auditEntry) };
    const restore = (by: typeof client) => by.post<BulkReply>('/api/audit/restore/bulk', entries);

    const foreign = (await restore(treasurer)).body;
    expect([foreign.done, foreign.failed.map(({ message }) => message)]).toEqual([
      0,
      entries.ids.map(() => restoreRefusals.foreign),
    ]);
    const own = (await restore(client)).body;
    expect([own.done, own.failed]).toEqual([
      1,
      [{ id: entries.ids[0], message: restoreRefusals.takenUserNames(['wanda']) }],
    ]);
    expect((await treasurer.get(`/api/party/get/${free.id}`)).status).toBe(200);

    const become = { role: 'ROLE_EMPLOYEE' } as const;
    await app.db.updateTable('login').set(become).where('id', '=', login.id).execute();
    expect((await restore(client)).body).toMatchObject({ done: 0 });
  });
});
