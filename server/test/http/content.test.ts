import type { ContentBlockDetails } from '@grzadka/contract/content/content.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { describe, expect, it } from 'vitest';
import {
  addText,
  addTexts,
  create,
  itemsOf,
  move,
  newsOwner,
  noticeOwner,
  pageVersionOwner,
  textsOf,
} from '#test/content-owners.ts';
import { startTestApp } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const unknownId = '01930000-0000-7000-8000-000000000000';

const owners = {
  'a news entry': newsOwner,
  'a notice': noticeOwner,
  'a page version': pageVersionOwner,
};

describe.each(Object.entries(owners))('the content of %s', (_, createOwner) => {
  it('starts empty, and grows at its end', async () => {
    const owner = await createOwner(clerk);
    expect(await itemsOf(clerk, owner)).toEqual([]);
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
    expect(await itemsOf(clerk, owner)).toEqual([
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
    const owner = await createOwner(clerk);
    const textId = await addText(clerk, owner, 'raz');
    const { body: image } = await clerk.request<{ id: string }>(`${owner.actions}/add-image`, {
      method: 'POST',
      multipart: await pngForm({ ...owner.key, alt: 'Altana' }),
    });
    const text = await clerk.get(`${owner.items}/${textId}`);
    expect(text.body).toEqual({ id: textId, itemType: 'HtmlText', htmlText: '<p>raz</p>' });
    expect(text.headers.get('etag')).toBe('"1"');
    expect((await clerk.get(`${owner.items}/${image.id}`)).body).toEqual(
      (await itemsOf(clerk, owner))[1],
    );
  });

  it('keeps a changed text, sanitised, and no other', async () => {
    const owner = await createOwner(clerk);
    const [first = '', second = ''] = await addTexts(clerk, owner, ['raz', 'dwa']);
    const html = '<h2 onclick="x()">Nowe</h2><script>x()</script><a href="https://x.example">y</a>';
    const reply = await clerk.put(`${owner.actions}/update-html-text`, {
      ...owner.key,
      contentItemId: second,
      html,
    });
    expect([reply.status, reply.body]).toEqual([204, '']);
    const stored = '<h2>Nowe</h2><a href="https://x.example" rel="noopener noreferrer">y</a>';
    expect((await clerk.get<ContentBlockDetails>(`${owner.items}/${second}`)).body).toMatchObject({
      htmlText: stored,
    });
    expect((await itemsOf(clerk, owner)).map((item) => 'html' in item && item.html)).toEqual([
      '<p>raz</p>',
      stored,
    ]);
    expect(first).not.toBe('');
  });

  it('keeps a changed alternative text, and the image', async () => {
    const owner = await createOwner(clerk);
    const { body: image } = await clerk.request<{ id: string }>(`${owner.actions}/add-image`, {
      method: 'POST',
      multipart: await pngForm({ ...owner.key, alt: 'Altana' }),
    });
    const [before] = await itemsOf(clerk, owner);
    const change = { ...owner.key, contentItemId: image.id };
    const path = `${owner.actions}/update-image`;
    expect((await clerk.put(path, { ...change, alt: ' Altana w słońcu ' })).status).toBe(204);
    expect(await itemsOf(clerk, owner)).toEqual([{ ...before, alt: 'Altana w słońcu' }]);

    const refused = await clerk.put<ErrorBody>(path, { ...change, alt: ' ' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { alt: 'Tekst alternatywny nie może być pusty' },
    ]);
  });

  it('of a block that somebody else changed meanwhile is stale', async () => {
    const owner = await createOwner(clerk);
    const contentItemId = await addText(clerk, owner, 'raz');
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
    expect(await textsOf(clerk, owner)).toEqual(['dwa']);
  });

  it('does not make the form of its owner stale', async () => {
    const owner = await createOwner(clerk);
    const before = (await clerk.get(owner.get)).headers.get('etag');
    await addText(clerk, owner, 'raz');
    expect(before).toBe('"1"');
    expect((await clerk.get(owner.get)).headers.get('etag')).toBe(before);
  });

  it('moves up and down, and stays at either end', async () => {
    const owner = await createOwner(clerk);
    const [a = '', b = '', c = ''] = await addTexts(clerk, owner, ['a', 'b', 'c']);
    expect((await move(clerk, owner, c, 'up')).status).toBe(204);
    expect(await textsOf(clerk, owner)).toEqual(['a', 'c', 'b']);
    await move(clerk, owner, a, 'down');
    expect(await textsOf(clerk, owner)).toEqual(['c', 'a', 'b']);
    for (const [id, way] of [
      [c, 'up'],
      [b, 'down'],
    ] as const) {
      const reply = await move(clerk, owner, id, way);
      expect([reply.status, reply.body]).toEqual([204, '']);
    }
    expect(await textsOf(clerk, owner)).toEqual(['c', 'a', 'b']);
  });

  it('closes up when a block goes', async () => {
    const owner = await createOwner(clerk);
    const [a = '', b = '', c = ''] = await addTexts(clerk, owner, ['a', 'b', 'c']);
    expect((await clerk.delete(`${owner.items}/${b}`)).status).toBe(204);
    expect((await clerk.get(`${owner.items}/${b}`)).status).toBe(404);
    await move(clerk, owner, c, 'up');
    expect(await textsOf(clerk, owner)).toEqual(['c', 'a']);
    await addText(clerk, owner, 'd');
    expect(await textsOf(clerk, owner)).toEqual(['c', 'a', 'd']);
    expect((await clerk.delete(`${owner.items}/${b}`)).status).toBe(404);
    expect(a).not.toBe('');
  });

  it('knows only its own blocks', async () => {
    const owner = await createOwner(clerk);
    const other = await createOwner(clerk);
    const foreign = await addText(clerk, other, 'obcy');
    const html = { ...owner.key, contentItemId: foreign, html: '<p>zmieniony</p>' };
    const refusals = await Promise.all([
      clerk.get(`${owner.items}/${foreign}`),
      clerk.delete(`${owner.items}/${foreign}`),
      move(clerk, owner, foreign, 'up'),
      move(clerk, owner, foreign, 'down'),
      clerk.put(`${owner.actions}/update-html-text`, html),
      clerk.put(`${owner.actions}/update-image`, { ...html, alt: 'x' }),
      clerk.get(`${owner.items}/${unknownId}`),
      clerk.get(`${owner.items}/nic`),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404));
    expect(await textsOf(clerk, other)).toEqual(['obcy']);
  });

  it('of an unknown owner cannot be changed', async () => {
    const { key, actions } = await createOwner(clerk);
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
    const owner = await createOwner(clerk);
    const id = await addText(clerk, owner, 'raz');
    expect((await clerk.delete(owner.delete)).status).toBe(204);
    expect((await clerk.get(owner.get)).status).toBe(404);
    expect((await clerk.get(`${owner.items}/${id}`)).status).toBe(404);
    const left = await app.db
      .selectFrom('contentBlock')
      .select('id')
      .where('id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('a change of a block', () => {
  it('tells the version it made, with which the next change is fresh', async () => {
    const newsId = await create(clerk, '/api/news/create', { title: 'x' });
    const owner = { newsId, html: '<p>raz</p>' };
    const contentItemId = await create(clerk, '/api/news/content/item/add-html-text', owner);
    const save = (html: string, ifMatch?: string) =>
      clerk.put(
        '/api/news/content/item/update-html-text',
        { newsId, contentItemId, html },
        ifMatch === undefined ? {} : { 'if-match': ifMatch },
      );
    const first = await save('<p>dwa</p>');
    const made = first.headers.get('etag') ?? '';
    const read = await clerk.get(`/api/news/${newsId}/content/item/${contentItemId}`);
    expect(made).toBe(read.headers.get('etag'));
    expect((await save('<p>trzy</p>', made)).status).toBe(204);
    expect((await save('<p>cztery</p>', made)).status).toBe(412);
  });
});

describe('a text', () => {
  const save = async (html: unknown) => {
    const newsId = await create(clerk, '/api/news/create', { title: 'x' });
    return clerk.post<ErrorBody>('/api/news/content/item/add-html-text', { newsId, html });
  };

  it('may be long, and is refused with a clear message when it is too long', async () => {
    expect((await save(`<p>${'ż'.repeat(199_000)}</p>`)).status).toBe(201);
    const { status, body } = await save(`<p>${'ż'.repeat(200_000)}</p>`);
    expect([status, body]).toEqual([
      400,
      {
        code: 'validation',
        message: 'Tekst może mieć najwyżej 200\u00a0000\u00a0znaków',
        fields: { html: 'Tekst może mieć najwyżej 200\u00a0000\u00a0znaków' },
      },
    ]);
  });

  it.each([
    [
      'elements',
      '<p>a</p>'.repeat(8001),
      'Tekst ma zbyt wiele akapitów i formatowania. Podziel go na dwa bloki.',
    ],
    [
      'levels',
      '<b>'.repeat(66_000),
      'Tekst ma zbyt wiele poziomów. Zmniejsz wcięcia list i cytatów.',
    ],
  ])('of too many %s is refused with a clear message', async (_, html, message) => {
    const { status, body } = await save(html);
    expect([status, body]).toEqual([
      400,
      { code: 'validation', message, fields: { html: message } },
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
