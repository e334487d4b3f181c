import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import {
  type NewsDetails,
  type NewsListItem,
  newsDetails,
} from '@grzadka/contract/news/news.model';
import { noticeDetails } from '@grzadka/contract/notice/notice.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

/** News and notices differ by their pin dates alone, which publication.test.ts covers. */
const areas = [
  ['news', { recordType: 'news', details: newsDetails, pins: {} }],
  [
    'notice',
    {
      recordType: 'notice',
      details: noticeDetails,
      pins: { pinFromDate: null, pinThruDate: null, pinned: false },
    },
  ],
] as const;

describe.each(areas)('/api/%s', (area, { recordType, details, pins }) => {
  const create = async (title: string) =>
    (await clerk.post<{ id: string }>(`/api/${area}/create`, { title })).body.id;
  const get = (id: string) => clerk.get<NewsDetails>(`/api/${area}/get/${id}`);
  const noDates = {
    publicationFromDate: null,
    publicationThruDate: null,
    state: 'draft',
    ...pins,
  } as const;

  it('creates an entry without dates, which nobody outside sees', async () => {
    const { status, body } = await clerk.post<{ id: string }>(`/api/${area}/create`, {
      title: 'Nowy wpis',
    });
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    expect((await get(body.id)).body).toEqual({
      ...sampleOf(details, { id: body.id, title: 'Nowy wpis', ...noDates }),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      content: { items: [] },
    });
    const active = await clerk.get<ListPage<NewsListItem>>(
      `/api/${area}?filter-by-state=true&is-active=true`,
    );
    expect(active.body.items.map(({ id }) => id)).not.toContain(body.id);
  });

  it('lists entries, the latest first', async () => {
    const other = await startTestAppOnce();
    const client = await other.as('ROLE_TREASURER');
    for (const title of ['Pierwszy', 'Drugi']) await client.post(`/api/${area}/create`, { title });
    const { body } = await client.get<ListPage<NewsListItem>>(`/api/${area}`);
    expect(body.totalItems).toBe(2);
    const entry = { id: expect.any(String), createdAt: expect.any(String), ...noDates };
    expect(body.items).toEqual([
      { ...entry, title: 'Drugi' },
      { ...entry, title: 'Pierwszy' },
    ]);
  });

  it('keeps a changed title, trimmed', async () => {
    const id = await create('Nowy wpis');
    const reply = await clerk.put(`/api/${area}/update`, { id, title: '  Zebranie walne ' });
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect((await get(id)).body.title).toBe('Zebranie walne');
  });

  it.each([
    ['', 'Tytuł nie może być pusty'],
    ['   ', 'Tytuł nie może być pusty'],
    [null, 'Tytuł nie może być pusty'],
    [undefined, 'Tytuł nie może być pusty'],
    [7, 'Nieprawidłowa wartość'],
    ['a\u0000b', 'W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie'],
    ['ż'.repeat(201), 'Tekst może mieć najwyżej 200\u00a0znaków'],
  ])('refuses the title %j when creating and when changing', async (title, message) => {
    const id = await create('Stary tytuł');
    const created = await clerk.post<ErrorBody>(`/api/${area}/create`, { title });
    const changed = await clerk.put<ErrorBody>(`/api/${area}/update`, { id, title });
    for (const { status, body } of [created, changed]) {
      expect([status, body]).toEqual([
        400,
        { code: 'validation', message, fields: { title: message } },
      ]);
    }
    expect((await get(id)).body.title).toBe('Stary tytuł');
  });

  it('tells every fault of a form at once', async () => {
    const id = await create('x');
    const { body } = await clerk.put<ErrorBody>(`/api/${area}/update`, {
      id,
      title: '',
      publicationThruDate: '2026-01-01T00:00:00Z',
    });
    expect(body.fields).toEqual({
      title: 'Tytuł nie może być pusty',
      publicationFromDate: 'Należy najpierw podać początkową datę publikacji',
    });
  });

  it('deletes an entry once', async () => {
    const id = await create('Do usunięcia');
    await clerk.post(`/api/${area}/content/item/add-html-text`, {
      [`${area}Id`]: id,
      html: '<p>Treść</p>',
    });
    const reply = await clerk.delete(`/api/${area}/delete/${id}`);
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect((await get(id)).status).toBe(404);
    expect((await clerk.delete(`/api/${area}/delete/${id}`)).status).toBe(404);

    const trail = await auditOf(app.db, recordType, id);
    expect(trail.map(({ action }) => action)).toEqual(['create', 'add-html-text', 'delete']);
  });

  it('writes down what a change replaced', async () => {
    const id = await create('Przed');
    await clerk.put(`/api/${area}/update`, { id, title: 'Po' });
    const [, change] = await auditOf(app.db, recordType, id);
    expect(change).toMatchObject({ before: { title: 'Przed' }, after: { title: 'Po' } });
  });
});
