import { shortNameOf } from '@grzadka/contract/site/short-name';
import { sitePaths } from '@grzadka/contract/site/site.paths';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { slugOf } from '#src/site/slug.ts';
import { addDocument, addNews, addNotice, addPageVersion } from '#test/content-factories.ts';
import { noticeOwner } from '#test/content-owners.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { inDays, publications, switchSite, withPlainBlanks } from '#test/site.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';

// Behind a proxy, so that each request can come from an address of its own.
const app = await startTestApp({ TRUST_PROXY: 'loopback' });
await switchSite(app);
const clerk = await app.as('ROLE_EMPLOYEE');

let readers = 0;

/** The address of a reader that has asked for nothing yet. */
const nextAddress = () => `10.0.${readers >> 8}.${readers++ & 255}`;

/** What a reader sees at an address below the root of the site. */
async function read(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`${app.origin}/witryna${path}`, {
    headers: { 'x-forwarded-for': nextAddress(), ...headers },
  });
  return {
    status: reply.status,
    headers: reply.headers,
    text: withPlainBlanks(await reply.text()),
  };
}

const published = { publicationFromDate: inDays(-1) };

describe.each([
  { kind: 'news', add: addNews, list: '/aktualnosci', feed: '/aktualnosci.atom' },
  { kind: 'notice', add: addNotice, list: '/ogloszenia', feed: '/ogloszenia.atom' },
] as const)('of the kind $kind, readers of the site', ({ kind, add, list, feed }) => {
  it.each(publications)('see what is $state only while it is published', async (publication) => {
    const { state, isSeen, dates } = publication;
    const title = `${kind} ${state}`;
    const { id } = await add(app.db, { title, ...dates });
    const own = await read(`${list}/${id}`);
    const missing = await read(`${list}/${newId()}`);
    const typed = `${sitePaths.short}/${shortNameOf(id).toUpperCase()}`;
    const short = await fetch(`${app.origin}/witryna${typed}`, { redirect: 'manual' });
    const places = ['/', list, feed, '/sitemap.xml', `/szukaj?fraza=${encodeURIComponent(title)}`];
    const found = await Promise.all(
      places.map(async (place) => (await read(place)).text.includes(id)),
    );

    expect(own.status).toBe(isSeen ? 200 : 404);
    expect([short.status, short.headers.get('location')]).toEqual(
      isSeen ? [302, `/witryna${list}/${slugOf(title)}-${id}`] : [404, null],
    );
    expect(own.text.includes(`<h1>${title}</h1>`)).toBe(isSeen);
    expect(own.text === missing.text).toBe(!isSeen);
    expect(found).toEqual(places.map(() => isSeen));
  });

  it('are led to the right address of an entry whose words changed', async () => {
    const { id } = await add(app.db, { title: 'Żółw łapie 3 muchy!', ...published });
    const reply = await fetch(`${app.origin}/witryna${list}/stary-tytul-${id}`, {
      redirect: 'manual',
    });
    expect([reply.status, reply.headers.get('location')]).toEqual([
      301,
      `/witryna${list}/zolw-lapie-3-muchy-${id}`,
    ]);
  });

  it('find nothing beyond the last page of a list', async () => {
    expect((await read(`${list}?strona=999`)).status).toBe(404);
    expect((await read(`${list}?strona=0`)).status).toBe(404);
    expect((await read(`${list}?strona=x`)).status).toBe(404);
  });
});

describe('a notice on the site', () => {
  it('stands before the others, and on the board, while it is pinned', async () => {
    const pin = { pinFromDate: inDays(-1), pinThruDate: inDays(2) };
    const pinned = await addNotice(app.db, {
      title: 'Przypięte zebranie',
      publicationFromDate: inDays(-9),
      ...pin,
    });
    const other = await addNotice(app.db, { title: 'Zwykłe', ...published });
    const { text: list } = await read('/ogloszenia');
    expect(list.indexOf(pinned.id)).toBeGreaterThan(0);
    expect(list.indexOf(pinned.id)).toBeLessThan(list.indexOf(other.id));
    expect((await read(`/ogloszenia/${pinned.id}`)).text).toMatch(/Ważne do \d+ \p{L}+ \d{4}</u);

    const board = await read('/tablica');
    expect(board.text).toContain('Przypięte zebranie');
    expect(board.text).not.toContain('Zwykłe');
    expect(board.headers.get('refresh')).toBe('20; url=/witryna/tablica?strona=1');
    // One that were kept would tell a time that is over.
    expect(board.headers.get('cache-control')).toBe('public, no-cache');
    expect(board.text).toMatch(/<time>\d{1,2}:\d{2}<\/time>/);
    expect(board.text).not.toMatch(/\d z \d/);
    await addNotice(app.db, { title: 'Drugie', ...published, ...pin });
    expect((await read('/tablica?strona=2')).text).toContain('<span>2 z 2</span>');
  });

  it('has its place once in the pages of the list, pinned or not', async () => {
    const on = await startTestAppOnce({ SITE: 'on' });
    const add = async (day: number, pin: object) =>
      (await addNotice(on.db, { publicationFromDate: inDays(-day), ...pin })).id;
    const pinned: string[] = [];
    const others: string[] = [];
    // On the second page the others follow the last of the pinned ones.
    for (let day = 1; day <= 22; day++) {
      pinned.push(await add(day, { pinFromDate: inDays(-1) }));
      others.push(await add(day, {}));
    }
    const ids: string[] = [];
    for (const page of [1, 2, 3]) {
      const reply = await on.anonymous().send(`/witryna/ogloszenia?strona=${page}`);
      const links = (await reply.text()).matchAll(/<h2><a href="[^"]+-([-0-9a-f]{36})"/g);
      ids.push(...Array.from(links, ([, id = '']) => id));
    }
    expect(ids).toEqual([...pinned, ...others]);
  });

  it('shows its texts and photos, and nobody sees the photo of one that is over', async () => {
    const { key, actions } = await noticeOwner(clerk);
    const { noticeId = '' } = key;
    const href = 'https://example.org/zapisy';
    await clerk.post(`${actions}/add-html-text`, {
      ...key,
      html: `<p>Zapisy <a href="${href}">tutaj</a>.</p>`,
    });
    const photo = await pngForm({ noticeId, alt: 'Altana' }, { width: 600, height: 400 });
    await clerk.request(`${actions}/add-image`, { method: 'POST', multipart: photo });
    const publish = (dates: object) =>
      clerk.put('/api/notice/update', { id: noticeId, title: 'Zdjęcie', ...dates });
    await publish(published);

    const { text } = await read(`/ogloszenia/${noticeId}`);
    expect(text).toContain(`<a href="${href}" rel="noopener nofollow ugc">tutaj`);
    const [, image = ''] = /src="\/witryna(\/obrazy\/[^"]+)"/.exec(text) ?? [];
    expect(await read(image)).toMatchObject({ status: 200 });
    // A width is a size only as pages print it.
    const [, path = '', width = ''] = /(.+\/)(\d+)$/.exec(image) ?? [];
    for (const same of [`0${width}`, `${width}.0`, `${Number(width) / 100}e2`, `+${width}`]) {
      expect([same, (await read(`${path}${same}`)).status]).toEqual([same, 404]);
    }
    expect(text).toMatch(/alt="Altana"/);

    await publish({ ...published, publicationThruDate: inDays(-0.5) });
    expect((await read(image)).status).toBe(404);
  });
});

describe('a fixed page on the site', () => {
  it('is the version in force, and is in the making without one', async () => {
    const empty = await read('/kontakt');
    expect([empty.status, empty.text]).toEqual([
      200,
      expect.stringContaining('Ta strona jest w przygotowaniu'),
    ]);
    const versions = [inDays(-3), inDays(-2), inDays(2)];
    for (const [index, publicationFromDate] of versions.entries()) {
      const { id } = await addPageVersion(app.db, { pageId: 'kontakt', publicationFromDate });
      await clerk.post('/api/page/version/content/item/add-html-text', {
        pageId: 'kontakt',
        pageVersionId: id,
        html: `<p>Wersja ${index + 1}</p>`,
      });
    }
    const { text } = await read('/kontakt');
    expect(/Wersja \d/.exec(text)?.[0]).toBe('Wersja 2');
  });
});

describe('a document on the site', () => {
  it.each(publications)('that is $state is there only while it is published', async (one) => {
    const id = await uploaded(clerk, pdf, `Plan ${one.state}`);
    await app.db
      .updateTable('document')
      .set({ publicationThruDate: null, ...one.dates })
      .where('id', '=', id)
      .execute();
    const list = await read('/dokumenty');
    const file = await read(`/dokumenty/${id}`);
    const sitemap = await read('/sitemap.xml');
    expect([list.text.includes(id), sitemap.text.includes(id)]).toEqual([one.isSeen, one.isSeen]);
    expect(file.status).toBe(one.isSeen ? 200 : 404);
  });

  it('tells its day, type and size', async () => {
    await addDocument(app.db, { name: 'Regulamin', size: 412_000, ...published });
    expect((await read('/dokumenty')).text).toContain('PDF, 0,4 MB');
  });
});

describe('the site', () => {
  it('answers 404 with the same page for every address while it is off, and to staff', async () => {
    const off = await startTestAppOnce();
    const { id } = await addNews(off.db, published);
    const paths = [
      '',
      '/',
      '/aktualnosci',
      `/aktualnosci/${id}`,
      '/sitemap.xml',
      '/niczego',
      '/%zz',
    ];
    const clients = [off.anonymous(), await off.as('ROLE_ADMIN')];
    const replies = await Promise.all(
      clients.flatMap((client) => paths.map((path) => client.send(`/witryna${path}`))),
    );
    const bodies = await Promise.all(replies.map((reply) => reply.text()));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(bodies).size).toBe(1);
  });

  it('is there by the configuration until the settings say otherwise', async () => {
    const on = await startTestAppOnce({ SITE: 'on' });
    expect((await on.anonymous().send('/witryna')).status).toBe(200);
    const manager = await on.as('ROLE_SUPER_USER');
    await manager.put('/api/settings/update', { name: 'ROD Malwa' });
    expect((await on.anonymous().send('/witryna')).status).toBe(200);
    await switchSite(on, false);
    expect((await on.anonymous().send('/witryna')).status).toBe(404);
  });

  it('takes reading requests alone', async () => {
    const reply = await app.anonymous().send('/witryna/aktualnosci', { method: 'POST', json: {} });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await reply.text()).toContain('<h1>Tu można tylko czytać</h1>');
  });

  it('says by a page what is true of an address that makes no sense, and of no part of a file', async () => {
    const { text: missing } = await read('/niczego');
    for (const path of ['/%zz', '/%ff', '/szukaj?fraza=%00', '/aktualnosci?strona=0']) {
      expect(await read(path), path).toMatchObject({ status: 404, text: missing });
    }
    const unread = await read('/szukaj?fraza=%ff');
    expect([unread.status, unread.text]).toEqual([
      400,
      expect.stringContaining('<h1>Nie udało się odczytać adresu</h1>'),
    ]);
    const file = await uploaded(clerk, pdf);
    await clerk.put('/api/file/update', { id: file, name: 'Plan', ...published });
    const beyond = await read(`/dokumenty/plan-${file}`, { range: 'bytes=999999-' });
    expect([beyond.status, beyond.text]).toEqual([
      416,
      expect.stringContaining('<h1>Nie ma tej części pliku</h1>'),
    ]);
    expect(beyond.headers.get('content-range')).toMatch(/^bytes \*\//);
  });

  it('has a style sheet that is kept for ever, and answers for one of another release', async () => {
    const { text: page } = await read('/');
    const [, sheet = ''] = /href="\/witryna(\/styl-[^"]+)"/.exec(page) ?? [];
    const own = await read(sheet);
    expect(own.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const former = await read('/styl-0123456789.css');
    expect(former).toMatchObject({ status: 200, text: own.text });
    expect(former.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(former.headers.get('cache-control')).toBe('public, max-age=50');
    expect((await read('/styl-.css')).status).toBe(404);
  });

  it('sets no cookie, loads nothing from elsewhere, and may be kept for less than a minute', async () => {
    const { headers, text } = await read('/');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('public, max-age=50');
    expect(text).not.toMatch(/<script|style="|src="http/);
    const again = await read('/', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('keeps search engines out of the back office', async () => {
    const robots = await app.anonymous().send('/robots.txt');
    expect(await robots.text()).toBe('User-agent: *\nAllow: /witryna\nDisallow: /\n');
  });
});
