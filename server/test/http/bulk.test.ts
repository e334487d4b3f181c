import { type BulkReply, mostAtOnce } from '@grzadka/contract/core/call/bulk';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication/publication';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addDocument, addNews, addNotice, addPageVersion } from '#test/content-factories.ts';
import { addLogin, addParty, testPassword } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

type Dates = PublicationDates & Partial<PinDates>;

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');
const treasurer = await app.as('ROLE_TREASURER');

const unknownId = '01930000-0000-7000-8000-000000000000';
const gone = 'Tej pozycji już nie ma – ktoś mógł ją usunąć.';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const bulk = (list: string, body: object, client = clerk) =>
  client.post<BulkReply & ErrorBody>(`${list}/bulk`, body);

/** Where records of a kind are listed and read, what the audit calls them, and how one is made. */
const area = (
  [list, get, recordType]: [list: string, get: string, recordType: string],
  add: (dates?: Dates) => Promise<{ id: string }>,
) => ({ list, recordType, add, get: (id: string) => `${get}/${id}` });

const areas = {
  news: area(['/api/news', '/api/news/get', 'news'], (dates) => addNews(app.db, dates)),
  notices: area(['/api/notice', '/api/notice/get', 'notice'], (dates) => addNotice(app.db, dates)),
  documents: area(['/api/file', '/api/file/get', 'document'], (dates) =>
    addDocument(app.db, dates),
  ),
  'page versions': area(
    ['/api/page/kontakt/versions', '/api/page/kontakt/version', 'page-version'],
    (dates) => addPageVersion(app.db, { pageId: 'kontakt', ...dates }),
  ),
};

describe.each(Object.entries(areas))('%s, many at once', (_, { list, recordType, add, get }) => {
  const datesOf = async (id: string) => (await clerk.get<Dates>(get(id))).body;
  const added = async (from: string | null, thru: string | null) =>
    (await add({ publicationFromDate: from, publicationThruDate: thru })).id;

  it('are deleted each by itself, and those that are not there are named', async () => {
    const [one, other] = [(await add()).id, (await add()).id];
    const ids = [one, unknownId, 'niczyj', other, one];
    const { status, body } = await bulk(list, { action: 'delete', ids });
    expect([status, body]).toEqual([
      200,
      {
        done: 2,
        failed: [
          { id: unknownId, message: gone },
          { id: 'niczyj', message: gone },
        ],
        deleted: [one, other].map((id) => ({ id, auditEntry: expect.any(String) })),
      },
    ]);
    expect((await clerk.get(get(one))).status).toBe(404);
    const trails = await Promise.all([one, other].map((id) => auditOf(app.db, recordType, id)));
    expect(trails.map((trail) => trail.map(({ action }) => action))).toEqual([
      ['delete'],
      ['delete'],
    ]);
  });

  it('are published now, with an end that is to come', async () => {
    const before = Date.now() - 60_000;
    const [draft, planned, running, over] = await Promise.all([
      added(null, null),
      added(hours(1), hours(2)),
      added(hours(-2), hours(3)),
      added(hours(-3), hours(-1)),
    ]);
    const ids = [draft, planned, over, running];
    const { body } = await bulk(list, { action: 'publish-now', ids });
    expect(body).toEqual({ done: 4, failed: [] });
    for (const id of [draft, planned, over]) {
      const { publicationFromDate } = await datesOf(id);
      const from = Date.parse(publicationFromDate ?? '');
      expect(from > before && from <= Date.now() + 60_000).toBe(true);
    }
    const ends = await Promise.all([draft, planned, over].map(datesOf));
    const planEnd = ends[1]?.publicationThruDate ?? '';
    expect(ends.map(({ publicationThruDate }) => publicationThruDate)).toEqual([
      null,
      planEnd,
      null,
    ]);
    expect(Date.parse(planEnd)).toBeGreaterThan(Date.now());
    const active = await clerk.get<ListPage<{ id: string }>>(
      `${list}?filter-by-state=true&is-active=true`,
    );
    expect(active.body.items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(await auditOf(app.db, recordType, draft)).toMatchObject([
      { action: 'update', before: { publicationFromDate: null } },
    ]);
  });

  it('are withdrawn now, but for those still to be published', async () => {
    const [draft, planned, running, over] = await Promise.all([
      added(null, null),
      added(hours(1), null),
      added(hours(-2), null),
      added(hours(-3), hours(-1)),
    ]);
    const quiet = [draft, planned, over];
    const before = await Promise.all(quiet.map(datesOf));
    const ids = [draft, planned, running, over];
    const { body } = await bulk(list, { action: 'end-publication', ids });
    const message = 'Publikacja jeszcze się nie zaczęła. Otwórz edycję i zmień daty.';
    expect(body).toEqual({ done: 3, failed: [{ id: planned, message }] });
    expect(await Promise.all(quiet.map(datesOf))).toEqual(before);
    const inactive = await clerk.get<ListPage<{ id: string }>>(
      `${list}?filter-by-state=true&is-active=false`,
    );
    expect(inactive.body.items.map(({ id }) => id)).toContain(running);
    expect((await datesOf(running)).publicationThruDate).not.toBeNull();
  });
});

describe.each(['news', 'notices', 'documents'] as const)('%s that are published', (name) => {
  it('stay as they are when they are published now', async () => {
    const { list, add, get } = areas[name];
    const dates = { publicationFromDate: hours(-2), publicationThruDate: hours(3) };
    const { id } = await add(dates);
    const before = await clerk.get<Dates>(get(id));
    const { body } = await bulk(list, { action: 'publish-now', ids: [id] });
    expect(body).toEqual({ done: 1, failed: [] });
    expect((await clerk.get<Dates>(get(id))).body).toEqual(before.body);
  });
});

describe.each(['notices', 'documents'] as const)('%s that are pinned together', (name) => {
  const { list, add, get } = areas[name];

  it('are pinned until an instant, and keep a beginning that is past', async () => {
    const from = hours(-5);
    const loose = (await add()).id;
    const pinned = (
      await add({
        publicationFromDate: null,
        publicationThruDate: null,
        pinFromDate: from,
        pinThruDate: null,
      })
    ).id;
    const until = hours(24);
    const ids = [loose, pinned];
    const { body: reply } = await bulk(list, { action: 'pin-until', until, ids });
    expect(reply).toEqual({ done: 2, failed: [] });
    const replies = await Promise.all(ids.map((id) => clerk.get<PinDates>(get(id))));
    expect(replies.map(({ body }) => body.pinThruDate)).toEqual([until, until]);
    expect(replies[1]?.body.pinFromDate).toBe(from);
    const now = `${list}?filter-by-pinning=true&is-pinned=true`;
    const { body } = await clerk.get<ListPage<{ id: string }>>(now);
    expect(body.items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('are not pinned until an instant that is over, or until none', async () => {
    const { id } = await add();
    const past = { action: 'pin-until', until: hours(-1), ids: [id] };
    expect((await bulk(list, past)).body).toEqual({
      done: 0,
      failed: [{ id, message: 'Wybierz datę późniejszą niż teraz.' }],
    });
    expect((await bulk(list, { action: 'pin-until', ids: [id] })).status).toBe(400);
    expect((await bulk(list, { ...past, until: 'jutro' })).body.fields).toEqual({
      until: 'Nieprawidłowa wartość',
    });
  });
});

describe('a version of a page', () => {
  it('that another one has replaced comes into force again', async () => {
    const add = (from: string) =>
      addPageVersion(app.db, { pageId: 'wladze', publicationFromDate: from });
    const old = await add(hours(-9));
    await add(hours(-4));
    await bulk('/api/page/wladze/versions', { action: 'publish-now', ids: [old.id] });
    const { body } = await clerk.get<{ inForce: boolean }>(`/api/page/wladze/version/${old.id}`);
    expect(body.inForce).toBe(true);
  });

  it('is changed as one of its own page only', async () => {
    const { id } = await addPageVersion(app.db, { pageId: 'wladze' });
    for (const action of ['delete', 'publish-now', 'end-publication']) {
      const { body } = await bulk('/api/page/oplaty/versions', { action, ids: [id] });
      expect(body).toEqual({ done: 0, failed: [{ id, message: gone }] });
    }
    expect((await bulk('/api/page/statut/versions', { action: 'delete', ids: [id] })).status).toBe(
      404,
    );
  });
});

describe('what the list shows', () => {
  const all = '/api/file';

  it('is meant as a whole by its query, however little of it a page has', async () => {
    const add = (name: string) => addDocument(app.db, { name });
    await Promise.all([add('Cennik żwiru 1'), add('cennik ŻWIRU 2'), add('Regulamin żwiru')]);
    const query = { 'filter-by-name': 'true', 'name-pattern': 'cennik zwiru', 'sort-by': 'name' };
    const { done, failed } = (await bulk(all, { action: 'delete', query })).body;
    expect([done, failed]).toEqual([2, []]);
    const rest = `${all}?filter-by-name=true&name-pattern=żwiru`;
    const { body } = await clerk.get<ListPage<{ name: string }>>(rest);
    expect(body.items.map(({ name }) => name)).toEqual(['Regulamin żwiru']);
  });

  it.each([
    ['a filter that there is not', { 'filter-by-nmae': 'true', 'name-pattern': 'x' }],
    ['a value out of range', { 'filter-by-state': 'true', 'is-active': 'tak' }],
    ['a switch without its value', { 'filter-by-state': 'true' }],
    ['an unknown order', { 'sort-by': 'kolor' }],
  ])('is not deleted by %s', async (_, query) => {
    const { id } = await addDocument(app.db);
    expect((await bulk(all, { action: 'delete', query })).status).toBe(400);
    expect((await clerk.get(`/api/file/get/${id}`)).status).toBe(200);
  });

  it('is refused as a whole where it is more than can be changed at once', async () => {
    const crowd = Array.from({ length: mostAtOnce + 1 }, () => ({
      id: newId(),
      partyType: 'company' as const,
      companyName: 'Tłum',
    }));
    await app.db.insertInto('party').values(crowd).execute();
    const query = { 'filter-by-phrase': 'true', phrase: 'tłum' };
    const { status, body } = await bulk('/api/party', { action: 'delete', query }, treasurer);
    const message =
      'Naraz można zaznaczyć najwyżej 1000\u00a0pozycji. Zawęź listę albo zaznacz mniej.';
    expect([status, body]).toEqual([
      400,
      { code: 'validation', message, fields: { query: message } },
    ]);
    const ids = Array.from({ length: mostAtOnce + 1 }, () => unknownId);
    expect((await bulk('/api/party', { action: 'delete', ids }, treasurer)).body).toEqual({
      code: 'validation',
      message,
      fields: { ids: message },
    });
  });

  it.each([
    ['without saying which', {}],
    ['of no ids', { ids: [] }],
    ['of ids and of a query', { ids: [unknownId], query: {} }],
  ])('is not changed %s', async (_, which) => {
    expect((await bulk(all, { action: 'delete', ...which })).status).toBe(400);
  });

  it('undergoes nothing that its records do not have', async () => {
    const pin = { action: 'pin-until', until: hours(1), ids: [unknownId] };
    expect((await bulk('/api/news', pin)).status).toBe(400);
    const publish = { action: 'publish-now', ids: [unknownId] };
    expect((await bulk('/api/party', publish, treasurer)).status).toBe(400);
  });
});

describe('parties, many at once', () => {
  it('obey the rules of deleting one, each by itself', async () => {
    const own = await addParty(app.db, { lastName: 'Skarbnik' });
    const { loginId } = await addLogin(app.db, { partyId: own.id, role: 'ROLE_TREASURER' });
    const client = app.anonymous();
    await client.signIn(loginId, testPassword);
    const chief = await addParty(app.db);
    await addLogin(app.db, { partyId: chief.id, role: 'ROLE_ADMIN' });
    const [one, other] = [await addParty(app.db), await addParty(app.db)];
    const ids = [one.id, own.id, chief.id, other.id];
    const { body } = await bulk('/api/party', { action: 'delete', ids }, client);
    expect(body).toMatchObject({
      done: 2,
      failed: [
        {
          id: own.id,
          message: expect.stringMatching(/^Ten podmiot ma login, na którym pracujesz/),
        },
        { id: chief.id, message: expect.stringMatching(/^Ten podmiot ma login o wyższych/) },
      ],
    });
  });

  it('that two people delete at the same time are each deleted once', async () => {
    const parties = await Promise.all(Array.from({ length: 12 }, () => addParty(app.db)));
    const ids = parties.map(({ id }) => id);
    const other = await app.as('ROLE_TREASURER');
    const replies = await Promise.all([
      bulk('/api/party', { action: 'delete', ids }, treasurer),
      bulk('/api/party', { action: 'delete', ids: ids.toReversed() }, other),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.reduce((sum, { body }) => sum + body.done, 0)).toBe(ids.length);
    const reasons = replies.flatMap(({ body }) => body.failed.map(({ message }) => message));
    expect([...new Set(reasons)]).toEqual([gone]);
  });
});
