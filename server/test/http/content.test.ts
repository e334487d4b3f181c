import type { ContentItem, ContentItemDetails } from '@grzadka/contract/content/content.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { waitingForLocks } from '#test/locks.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { pngForm } from '#test/test-images.ts';

let app: TestApp;
let clerk: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  clerk = await app.as('ROLE_EMPLOYEE');
});
afterAll(() => app.close());

const unknownId = '01930000-0000-7000-8000-000000000000';

/** One owner of content: what names it in bodies, and where its calls are. */
interface Owner {
  key: Record<string, string>;
  /** Its own address. */
  get: string;
  delete: string;
  items: string;
  actions: string;
}

async function create(path: string, json: unknown): Promise<string> {
  return (await clerk.post<{ id: string }>(path, json)).body.id;
}

const owners: Record<string, () => Promise<Owner>> = {
  'a news entry': async () => {
    const newsId = await create('/api/news/create', { title: 'Nowy wpis' });
    return {
      key: { newsId },
      get: `/api/news/get/${newsId}`,
      delete: `/api/news/delete/${newsId}`,
      items: `/api/news/${newsId}/content/item`,
      actions: '/api/news/content/item',
    };
  },
  'a notice': async () => {
    const noticeId = await create('/api/notice/create', { title: 'Nowy wpis' });
    return {
      key: { noticeId },
      get: `/api/notice/get/${noticeId}`,
      delete: `/api/notice/delete/${noticeId}`,
      items: `/api/notice/${noticeId}/content/item`,
      actions: '/api/notice/content/item',
    };
  },
  'a page version': async () => {
    const pageVersionId = await create('/api/page/version/create', { pageId: 'wladze' });
    const version = `/api/page/wladze/version/${pageVersionId}`;
    return {
      key: { pageId: 'wladze', pageVersionId },
      get: version,
      delete: `${version}/delete`,
      items: `${version}/content/item`,
      actions: '/api/page/version/content/item',
    };
  },
};

const itemsOf = async (owner: Owner) =>
  (await clerk.get<{ content: { items: ContentItem[] } }>(owner.get)).body.content.items;

/** The texts of an owner, in their order and without their markup. */
const textsOf = async (owner: Owner) =>
  (await itemsOf(owner)).map((item) =>
    item.itemType === 'HtmlText' ? item.html.replaceAll(/<[^>]*>/g, '') : item.alt,
  );

const addText = (owner: Owner, text: string) =>
  create(`${owner.actions}/add-html-text`, { ...owner.key, html: `<p>${text}</p>` });

async function addTexts(owner: Owner, texts: readonly string[]) {
  const ids: string[] = [];
  for (const text of texts) ids.push(await addText(owner, text));
  return ids;
}

const move = (owner: Owner, id: string, way: 'up' | 'down') =>
  clerk.put(`${owner.items}/${id}/move-${way}`, undefined);

describe.each(Object.entries(owners))('the content of %s', (_, createOwner) => {
  it('starts empty, and grows at its end', async () => {
    const owner = await createOwner();
    expect(await itemsOf(owner)).toEqual([]);
    const text = await clerk.post<{ id: string }>(`${owner.actions}/add-html-text`, {
      ...owner.key,
      html: '<p>Wprowadź treść</p>',
    });
    expect([text.status, Object.keys(text.body)]).toEqual([201, ['id']]);
    const image = await clerk.request<{ id: string }>(`${owner.actions}/add-image`, {
      method: 'POST',
      multipart: await pngForm({ ...owner.key, alt: 'Altana' }, { width: 40, height: 30 }),
    });
    expect([image.status, Object.keys(image.body)]).toEqual([201, ['id']]);
    expect(await itemsOf(owner)).toEqual([
      { id: text.body.id, itemType: 'HtmlText', html: '<p>Wprowadź treść</p>' },
      {
        id: image.body.id,
        itemType: 'Image',
        alt: 'Altana',
        url: expect.stringMatching(/^\/api\/image\/[0-9a-f-]{36}$/),
        width: 40,
        height: 30,
      },
    ]);
  });

  it('shows a block alone for editing', async () => {
    const owner = await createOwner();
    const textId = await addText(owner, 'raz');
    const { body: image } = await clerk.request<{ id: string }>(`${owner.actions}/add-image`, {
      method: 'POST',
      multipart: await pngForm({ ...owner.key, alt: 'Altana' }),
    });
    const text = await clerk.get(`${owner.items}/${textId}`);
    expect(text.body).toEqual({ id: textId, itemType: 'HtmlText', htmlText: '<p>raz</p>' });
    expect(text.headers.get('etag')).toBe('"1"');
    expect((await clerk.get(`${owner.items}/${image.id}`)).body).toEqual((await itemsOf(owner))[1]);
  });

  it('keeps a changed text, sanitised, and no other', async () => {
    const owner = await createOwner();
    const [first = '', second = ''] = await addTexts(owner, ['raz', 'dwa']);
    const html = '<h2 onclick="x()">Nowe</h2><script>x()</script><a href="https://x.example">y</a>';
    const reply = await clerk.put(`${owner.actions}/update-html-text`, {
      ...owner.key,
      contentItemId: second,
      html,
    });
    expect([reply.status, reply.body]).toEqual([204, '']);
    const stored = '<h2>Nowe</h2><a href="https://x.example" rel="noopener noreferrer">y</a>';
    expect((await clerk.get<ContentItemDetails>(`${owner.items}/${second}`)).body).toMatchObject({
      htmlText: stored,
    });
    expect((await itemsOf(owner)).map((item) => 'html' in item && item.html)).toEqual([
      '<p>raz</p>',
      stored,
    ]);
    expect(first).not.toBe('');
  });

  it('keeps a changed alternative text, and the image', async () => {
    const owner = await createOwner();
    const { body: image } = await clerk.request<{ id: string }>(`${owner.actions}/add-image`, {
      method: 'POST',
      multipart: await pngForm({ ...owner.key, alt: 'Altana' }),
    });
    const [before] = await itemsOf(owner);
    const change = { ...owner.key, contentItemId: image.id };
    const path = `${owner.actions}/update-image`;
    expect((await clerk.put(path, { ...change, alt: ' Altana w słońcu ' })).status).toBe(204);
    expect(await itemsOf(owner)).toEqual([{ ...before, alt: 'Altana w słońcu' }]);

    const refused = await clerk.put<ErrorBody>(path, { ...change, alt: ' ' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { alt: 'Tekst alternatywny nie może być pusty' },
    ]);
  });

  it('of a block that somebody else changed meanwhile is stale', async () => {
    const owner = await createOwner();
    const contentItemId = await addText(owner, 'raz');
    const etag = (await clerk.get(`${owner.items}/${contentItemId}`)).headers.get('etag') ?? '';
    const save = (html: string) =>
      clerk.put<ErrorBody>(
        `${owner.actions}/update-html-text`,
        { ...owner.key, contentItemId, html },
        { 'if-match': etag },
      );
    expect((await save('<p>dwa</p>')).status).toBe(204);
    const late = await save('<p>trzy</p>');
    expect([late.status, late.body.code]).toEqual([412, 'stale']);
    expect(await textsOf(owner)).toEqual(['dwa']);
  });

  it('does not make the form of its owner stale', async () => {
    const owner = await createOwner();
    const before = (await clerk.get(owner.get)).headers.get('etag');
    await addText(owner, 'raz');
    expect(before).toBe('"1"');
    expect((await clerk.get(owner.get)).headers.get('etag')).toBe(before);
  });

  it('moves up and down, and stays at either end', async () => {
    const owner = await createOwner();
    const [a = '', b = '', c = ''] = await addTexts(owner, ['a', 'b', 'c']);
    expect((await move(owner, c, 'up')).status).toBe(204);
    expect(await textsOf(owner)).toEqual(['a', 'c', 'b']);
    await move(owner, a, 'down');
    expect(await textsOf(owner)).toEqual(['c', 'a', 'b']);
    for (const [id, way] of [
      [c, 'up'],
      [b, 'down'],
    ] as const) {
      const reply = await move(owner, id, way);
      expect([reply.status, reply.body]).toEqual([204, '']);
    }
    expect(await textsOf(owner)).toEqual(['c', 'a', 'b']);
  });

  it('closes up when a block goes', async () => {
    const owner = await createOwner();
    const [a = '', b = '', c = ''] = await addTexts(owner, ['a', 'b', 'c']);
    expect((await clerk.delete(`${owner.items}/${b}`)).status).toBe(204);
    expect((await clerk.get(`${owner.items}/${b}`)).status).toBe(404);
    await move(owner, c, 'up');
    expect(await textsOf(owner)).toEqual(['c', 'a']);
    await addText(owner, 'd');
    expect(await textsOf(owner)).toEqual(['c', 'a', 'd']);
    expect((await clerk.delete(`${owner.items}/${b}`)).status).toBe(404);
    expect(a).not.toBe('');
  });

  it('knows only its own blocks', async () => {
    const owner = await createOwner();
    const other = await createOwner();
    const foreign = await addText(other, 'obcy');
    const html = { ...owner.key, contentItemId: foreign, html: '<p>zmieniony</p>' };
    const refusals = await Promise.all([
      clerk.get(`${owner.items}/${foreign}`),
      clerk.delete(`${owner.items}/${foreign}`),
      move(owner, foreign, 'up'),
      move(owner, foreign, 'down'),
      clerk.put(`${owner.actions}/update-html-text`, html),
      clerk.put(`${owner.actions}/update-image`, { ...html, alt: 'x' }),
      clerk.get(`${owner.items}/${unknownId}`),
      clerk.get(`${owner.items}/nic`),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404));
    expect(await textsOf(other)).toEqual(['obcy']);
  });

  it('of an unknown owner cannot be changed', async () => {
    const { key, actions } = await createOwner();
    const names = Object.keys(key);
    const unknown = { ...key, [names.at(-1) ?? '']: unknownId };
    const text = await clerk.post(`${actions}/add-html-text`, { ...unknown, html: '<p>x</p>' });
    const image = await clerk.request(`${actions}/add-image`, {
      method: 'POST',
      multipart: await pngForm({ ...unknown, alt: 'x' }),
    });
    expect([text.status, image.status]).toEqual([404, 404]);
  });

  it('goes with its owner', async () => {
    const owner = await createOwner();
    const id = await addText(owner, 'raz');
    expect((await clerk.delete(owner.delete)).status).toBe(204);
    expect((await clerk.get(owner.get)).status).toBe(404);
    expect((await clerk.get(`${owner.items}/${id}`)).status).toBe(404);
    const left = await app.db.selectFrom('contentItem').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });
});

describe('a text', () => {
  const save = async (html: unknown) => {
    const newsId = await create('/api/news/create', { title: 'x' });
    return clerk.post<ErrorBody>('/api/news/content/item/add-html-text', { newsId, html });
  };

  it('may be long, and is refused with a clear message when it is too long', async () => {
    expect((await save(`<p>${'ż'.repeat(199_000)}</p>`)).status).toBe(201);
    const { status, body } = await save(`<p>${'ż'.repeat(200_000)}</p>`);
    expect([status, body]).toEqual([
      400,
      {
        code: 'validation',
        message: 'Tekst może mieć najwyżej 200000 znaków',
        fields: { html: 'Tekst może mieć najwyżej 200000 znaków' },
      },
    ]);
  });

  it.each([undefined, null, 5, ['x'], 'a\u0000b'])('given as %j is refused', async (html) => {
    const { status, body } = await save(html);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['html']]);
  });

  it('may be empty', async () => {
    expect((await save('')).status).toBe(201);
  });
});

describe('two clerks at once', () => {
  const newOwner = owners['a news entry'] ?? expect.unreachable;

  /** Positions as the table has them, which must count 1, 2, 3 … */
  async function positions(owner: Owner): Promise<number[]> {
    const { rows } = await sql<{ position: number }>`
      select position from content_item
      where content_id = (select content_id from news where id = ${owner.key['newsId']})
      order by position
    `.execute(app.db);
    return rows.map(({ position }) => position);
  }

  it('wait for each other at one entry', async () => {
    const owner = await newOwner();
    const [a = '', b = ''] = await addTexts(owner, ['a', 'b', 'c']);
    const pending = await app.db.transaction().execute(async (trx) => {
      await sql`select from content where id = (
        select content_id from news where id = ${owner.key['newsId']}
      ) for update`.execute(trx);
      const all = Promise.all([
        move(owner, a, 'down'),
        clerk.delete(`${owner.items}/${b}`),
        addText(owner, 'd'),
      ]);
      await vi.waitUntil(async () => (await waitingForLocks(app.db)) === 3, { timeout: 5000 });
      return { all };
    });
    await pending.all;
    expect((await textsOf(owner)).toSorted()).toEqual(['a', 'c', 'd']);
    expect(await positions(owner)).toEqual([1, 2, 3]);
  });

  it('lose and double no block while they move, add and delete', async () => {
    const owner = await newOwner();
    const kept = await addTexts(owner, ['a', 'b', 'c', 'd']);
    const doomed = await addTexts(owner, ['x1', 'x2', 'x3']);
    const other = await app.as('ROLE_TREASURER');
    const replies = await Promise.all([
      ...kept.flatMap((id, index) => [
        clerk.put(`${owner.items}/${id}/move-${index % 2 ? 'up' : 'down'}`, undefined),
        other.put(`${owner.items}/${id}/move-${index % 2 ? 'down' : 'up'}`, undefined),
        other.put(`${owner.items}/${id}/move-up`, undefined),
      ]),
      ...doomed.map((id) => other.delete(`${owner.items}/${id}`)),
      ...['e', 'f', 'g'].map((text) =>
        other.post(`${owner.actions}/add-html-text`, { ...owner.key, html: `<p>${text}</p>` }),
      ),
    ]);
    expect(replies.filter(({ status }) => status >= 300)).toEqual([]);
    expect((await textsOf(owner)).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(await positions(owner)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('deleting the same block delete it once', async () => {
    const owner = await newOwner();
    const [a = ''] = await addTexts(owner, ['a', 'b', 'c']);
    const replies = await Promise.all([1, 2, 3].map(() => clerk.delete(`${owner.items}/${a}`)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    expect(await positions(owner)).toEqual([1, 2]);
  });

  it('adding to an entry while it is deleted leave nothing behind', async () => {
    const owner = await newOwner();
    const contentId = sql`(select content_id from news where id = ${owner.key['newsId']})`;
    const pending = await app.db.transaction().execute(async (trx) => {
      await sql`select from content where id = ${contentId} for update`.execute(trx);
      const deleted = clerk.delete(owner.delete);
      await vi.waitUntil(async () => (await waitingForLocks(app.db)) === 1, { timeout: 5000 });
      const added = clerk.post(`${owner.actions}/add-html-text`, { ...owner.key, html: 'x' });
      await vi.waitUntil(async () => (await waitingForLocks(app.db)) === 2, { timeout: 5000 });
      return { both: Promise.all([deleted, added]) };
    });
    expect((await pending.both).map(({ status }) => status)).toEqual([204, 404]);
  });
});
