import type { ListPage } from '@grzadka/contract/core/list/list';
import {
  type PageVersionDetails,
  type PageVersionListItem,
  pageNames,
  pageVersionDetails,
} from '@grzadka/contract/page/page.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { describe, expect, it } from 'vitest';
import { addPageVersion } from '#test/content-factories.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const create = async (pageId: string) =>
  (await clerk.post<{ id: string }>('/api/page/version/create', { pageId })).body.id;
const get = (pageId: string, id: string) =>
  clerk.get<PageVersionDetails>(`/api/page/${pageId}/version/${id}`);
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

describe('the pages', () => {
  it.each(Object.entries(pageNames))('%s is called %s', async (id, name) => {
    expect((await clerk.get(`/api/page/${id}`)).body).toEqual({ id, name });
  });

  it('are these three', async () => {
    expect((await clerk.get('/api/page/statut')).status).toBe(404);
    expect((await clerk.get('/api/page/statut/versions')).status).toBe(404);
    expect((await clerk.post('/api/page/version/create', { pageId: 'statut' })).status).toBe(404);
    expect((await clerk.post('/api/page/version/create', {})).status).toBe(400);
  });
});

describe('a version', () => {
  it('is created without dates and content', async () => {
    const id = await create('oplaty');
    expect((await get('oplaty', id)).body).toEqual({
      ...sampleOf(pageVersionDetails, { id, pageId: 'oplaty', state: 'draft', inForce: false }),
      createdAt: expect.any(String),
      content: { items: [] },
    });
  });

  it('belongs to its page', async () => {
    const id = await create('oplaty');
    const key = { pageId: 'wladze', pageVersionId: id };
    const replies = await Promise.all([
      get('wladze', id),
      clerk.put('/api/page/version/update', key),
      clerk.post('/api/page/version/clone', key),
      clerk.delete(`/api/page/wladze/version/${id}/delete`),
      clerk.post('/api/page/version/content/item/add-html-text', { ...key, html: 'x' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await get('oplaty', id)).status).toBe(200);
  });

  it('is deleted', async () => {
    const id = await create('oplaty');
    const reply = await clerk.delete(`/api/page/oplaty/version/${id}/delete`);
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect((await get('oplaty', id)).status).toBe(404);
  });
});

describe('a clone', () => {
  it('has the content of its source and no dates', async () => {
    const source = await create('oplaty');
    const key = { pageId: 'oplaty', pageVersionId: source };
    await clerk.put('/api/page/version/update', { ...key, publicationFromDate: hours(-1) });
    const actions = '/api/page/version/content/item';
    for (const text of ['raz', 'dwa']) {
      await clerk.post(`${actions}/add-html-text`, { ...key, html: `<p>${text}</p>` });
    }
    await clerk.request(`${actions}/add-image`, {
      method: 'POST',
      multipart: await pngForm({ ...key, alt: 'Altana' }),
    });

    const cloned = await clerk.post<{ id: string }>('/api/page/version/clone', key);
    expect([cloned.status, Object.keys(cloned.body)]).toEqual([201, ['id']]);

    const original = (await get('oplaty', source)).body;
    const copy = (await get('oplaty', cloned.body.id)).body;
    expect(copy).toMatchObject({ publicationFromDate: null, publicationThruDate: null });
    const withoutId = ({ content }: PageVersionDetails) =>
      content.items.map((item) => JSON.stringify(item).replace(item.id, ''));
    expect(withoutId(copy)).toEqual(withoutId(original));
    const ids = [...original.content.items, ...copy.content.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
  });

  it('lives its own life: its changes and its end leave the source alone', async () => {
    const source = await create('oplaty');
    const key = { pageId: 'oplaty', pageVersionId: source };
    const actions = '/api/page/version/content/item';
    await clerk.request(`${actions}/add-image`, {
      method: 'POST',
      multipart: await pngForm({ ...key, alt: 'Altana' }),
    });
    const original = (await get('oplaty', source)).body;
    const { id } = (await clerk.post<{ id: string }>('/api/page/version/clone', key)).body;
    const [image] = (await get('oplaty', id)).body.content.items;

    const changed = { pageId: 'oplaty', pageVersionId: id, contentItemId: image?.id, alt: 'Inna' };
    expect((await clerk.put(`${actions}/update-image`, changed)).status).toBe(204);
    expect((await clerk.delete(`/api/page/oplaty/version/${id}/delete`)).status).toBe(204);

    expect((await get('oplaty', source)).body).toEqual(original);
    const [kept] = original.content.items;
    const url = kept?.itemType === 'Image' ? kept.url : '';
    expect((await clerk.get(url)).status).toBe(200);
  });
});

describe('the version in force', () => {
  it('is the published one that began last, at most one of each page', async () => {
    const other = await startTestAppOnce();
    const client = await other.as('ROLE_EMPLOYEE');
    const inForce = async (query = '') => {
      const { body } = await client.get<ListPage<PageVersionListItem>>(
        `/api/page/oplaty/versions${query}`,
      );
      for (const item of body.items) {
        const alone = await client.get(`/api/page/oplaty/version/${item.id}`);
        expect(alone.body).toMatchObject({ inForce: item.inForce });
      }
      return body.items.filter((item) => item.inForce).map(({ id }) => id);
    };
    const add = async (from: string | null, thru: string | null = null) => {
      const dates = { publicationFromDate: from, publicationThruDate: thru };
      return (await addPageVersion(other.db, { pageId: 'oplaty', ...dates })).id;
    };

    await add(null);
    await add(hours(1));
    expect(await inForce()).toEqual([]);
    const older = await add(hours(-48));
    expect(await inForce()).toEqual([older]);
    await add(hours(-24), hours(-23));
    await addPageVersion(other.db, { pageId: 'wladze', publicationFromDate: hours(-1) });
    expect(await inForce()).toEqual([older]);
    const sameStart = hours(-12);
    await add(sameStart);
    const latest = await add(sameStart, hours(12));
    expect(await inForce()).toEqual([latest]);
    expect(await inForce('?filter-by-state=true&is-active=false')).toEqual([]);
  });
});
