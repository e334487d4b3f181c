import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { XmlDocument } from 'libxml2-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renderRefusal } from '#src/site/pages/refusal-page.ts';
import { addDocument, addNews, addNotice, addPageVersion } from '#test/content-factories.ts';
import { everyMarkup } from '#test/every-markup.ts';
import { addMessage } from '#test/messages.ts';
import { inDays, switchSite } from '#test/site.ts';
import { startTestApp } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';

const app = await startTestApp({ TRUST_PROXY: 'loopback' });
await switchSite(app);
const clerk = await app.as('ROLE_EMPLOYEE');

let readers = 0;

async function read(path: string): Promise<Response> {
  const address = `10.2.0.${readers++}`;
  return fetch(`${app.origin}/witryna${path}`, { headers: { 'x-forwarded-for': address } });
}

const htmlValidate = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }],
    // What a garden is called is its own affair.
    'long-title': 'off',
    // The style sheet keeps telephone numbers whole.
    'tel-non-breaking': 'off',
    // Nothing is loaded from another host.
    'require-sri': 'off',
  },
});

/** What is wrong with a page, and where: it has one heading above all, and headings in order below. */
async function faultsOf(page: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(page);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line}: ${message} (${ruleId})`),
  );
  const headings = page.match(/<h1[ >]/g) ?? [];
  return headings.length === 1 ? faults : [...faults, `${headings.length} × h1`];
}

const titles = { plain: 'Zwykła', hard: `"Woda" & <prąd>, 'gaz' 🌻 \uffff` };
const published = { publicationFromDate: inDays(-1) };
const pinned = { ...published, pinFromDate: inDays(-1), pinThruDate: inDays(1) };

/** The paths of pages of every kind, each with something to show. */
async function fill(): Promise<string[]> {
  const [notice, news] = [
    await addNotice(app.db, { title: titles.hard, ...pinned }),
    await addNews(app.db, { title: titles.hard, ...published }),
  ];
  const { id: pageVersionId } = await addPageVersion(app.db, { pageId: 'wladze', ...published });
  const owners: { path: string; key: Record<string, string> }[] = [
    { path: '/api/notice', key: { noticeId: notice.id } },
    { path: '/api/news', key: { newsId: news.id } },
    { path: '/api/page/version', key: { pageId: 'wladze', pageVersionId } },
  ];
  for (const { path, key } of owners) {
    // No XML may hold a vertical tab, which other programs leave in what is copied from them.
    const html = `${everyMarkup}<p>Linia\u000bLinia\u00a0&amp;</p>`;
    const added = await clerk.post(`${path}/content/item/add-html-text`, { ...key, html });
    expect(added.status).toBe(201);
    const multipart = await pngForm({ ...key, alt: 'Altana "<&' }, { width: 500 });
    const photo = { method: 'POST', multipart } as const;
    expect((await clerk.request(`${path}/content/item/add-image`, photo)).status).toBe(201);
  }
  for (let count = 0; count < 20; count++) {
    await addNews(app.db, { title: titles.plain, ...published });
  }
  await addDocument(app.db, { name: titles.hard, ...published });
  await addMessage(app.db, {
    kind: 'general-meeting',
    state: 'sending',
    preparedAt: inDays(-1),
    startedAt: inDays(-1),
    meetingAt: inDays(30),
    meetingPlace: 'Świetlica "<&"',
  });
  const manager = await app.as('ROLE_SUPER_USER');
  await manager.put('/api/settings/update', {
    publicSite: true,
    calendarMeetings: true,
    name: 'Ogród "Pod Lipami" & <Klonami>',
    phone: '48601234567',
    email: 'zarzad@example.org',
    street: 'Kwiatowa',
    houseNumber: '12A',
    postalCode: '90-001',
    city: 'Łódź',
  });
  await manager.request('/api/settings/logo', { method: 'POST', multipart: await pngForm({}) });
  return [`/ogloszenia/${notice.id}`, `/aktualnosci/${news.id}`, '/aktualnosci?strona=2'];
}

const lists = [
  '/',
  '/aktualnosci',
  '/ogloszenia',
  '/dokumenty',
  '/wladze',
  '/tablica',
  '/kalendarz',
];
const searches = ['', '?fraza=', '?fraza=w', `?fraza=${encodeURIComponent('"<&')}`];
const everyPage = [...lists, '/oplaty', '/niczego', ...searches.map((query) => `/szukaj${query}`)];

/** The faults of pages, each with its path. */
async function faultsAt(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const faults = await faultsOf(await (await read(path)).text());
      return faults.map((fault) => `${path} ${fault}`);
    }),
  );
  return found.flat();
}

it('an empty site is valid HTML', async () => {
  expect(await faultsAt(everyPage)).toEqual([]);
});

describe('a site with something of everything', () => {
  let entries: string[] = [];

  beforeAll(async () => {
    entries = await fill();
  });

  it('is valid HTML', async () => {
    expect(await faultsAt([...everyPage, ...entries])).toEqual([]);
  });

  it('says on every page what it is about', async () => {
    const descriptions = await Promise.all(
      [...lists.slice(0, 5), ...entries.slice(0, 2)].map(async (path) => {
        const page = await (await read(path)).text();
        return /<meta name="description" content="([^"]+)">/.exec(page)?.[1];
      }),
    );
    expect(descriptions).not.toContain(undefined);
    expect(new Set(descriptions).size).toBe(6);
  });

  it.each(['/aktualnosci.atom', '/ogloszenia.atom'])(
    'has a valid Atom feed at %s',
    async (path) => {
      using feed = XmlDocument.fromString(await (await read(path)).text());
      expect(feed.find('/a:feed/a:entry', atom).length).toBeGreaterThan(0);
      for (const [rule, offenders] of Object.entries(atomRules)) {
        expect(
          feed.find(offenders, atom).map((node) => node.content),
          rule,
        ).toEqual([]);
      }
      const values = (xpath: string) => feed.find(xpath, atom).map(({ content }) => content);
      for (const date of values('//a:updated | //a:published')) {
        expect(z.iso.datetime({ offset: true }).safeParse(date).success, date).toBe(true);
      }
      for (const address of values('//a:id | //a:link/@href')) {
        expect(URL.canParse(address), address).toBe(true);
      }
      const contents = values('//a:content').join('');
      const [, photo = ''] = /<img[^>]* src="http:\/\/[^/]+\/witryna([^"]+)"/.exec(contents) ?? [];
      expect(contents).not.toMatch(/ loading=| srcset=/);
      const { headers } = await read(photo);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(values('//a:entry/a:title')).toContain(titles.hard.replace('\uffff', ''));
    },
  );

  it('has a sitemap of every address once', async () => {
    using sitemap = XmlDocument.fromString(await (await read('/sitemap.xml')).text());
    const namespaces = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
    const addresses = sitemap.find('/s:urlset/s:url/s:loc', namespaces).map((one) => one.content);
    expect(addresses.length).toBeGreaterThan(25);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(URL.canParse(address), address).toBe(true);
    const changes = sitemap.find('/s:urlset/s:url/s:lastmod', namespaces).map((one) => one.content);
    expect(changes.length).toBeGreaterThan(20);
    for (const day of changes) expect(z.iso.datetime().safeParse(day).success, day).toBe(true);
  });
});

const atom = { a: 'http://www.w3.org/2005/Atom' };

/** What RFC 4287 asks of a feed, each as an XPath of what breaks it (sections 4.1.1 and 4.1.2). */
const atomRules = {
  'is a feed': '/*[not(self::a:feed)]',
  'one id, title and time of change each':
    '//*[self::a:feed or self::a:entry][count(a:id) != 1 or count(a:title) != 1 or count(a:updated) != 1]',
  'an author': '/a:feed[not(a:author/a:name[normalize-space()])]/a:entry[not(a:author)]',
  'no more than one time of publication': '//a:entry[count(a:published) > 1]',
  'one alternate link of a type':
    '//*[a:link[@rel="alternate"]/@type = a:link[@rel="alternate"][2]/@type]',
  'an address in every link': '//a:link[not(@href)]',
  'where it is itself': '/a:feed[not(a:link[@rel="self"])]',
  'a content or an alternate link': '//a:entry[not(a:content) and not(a:link[@rel="alternate"])]',
  'ids of their own': '//a:entry[a:id = preceding::a:id]',
  'content that is text or HTML': '//a:content[@type != "text" and @type != "html" or *]',
} as const;

it('a refusal that stands by itself is valid HTML', async () => {
  const page = renderRefusal(503);
  expect(await faultsOf(page)).toEqual([]);
});

it('a page of text takes at most 14 kB, compressed and with its style', async () => {
  const manual = new URL('../../../docs/instrukcja/tresc.md', import.meta.url);
  const text = readFileSync(manual, 'utf8').replaceAll(/[<>&]/g, '').slice(0, 6000);
  expect(text).toHaveLength(6000);
  const { id: newsId } = await addNews(app.db, { title: 'Trzy strony druku', ...published });
  const html = `<p>${text.replaceAll('\n\n', '</p><p>')}</p>`;
  await clerk.post('/api/news/content/item/add-html-text', { newsId, html });

  const page = await read(`/aktualnosci/${newsId}`);
  const loaded = (await page.clone().text()).match(
    /(?<=<link rel="stylesheet" href="\/witryna)[^"]+/g,
  );
  expect(loaded).toHaveLength(1);
  const sizes = [page, await read(loaded?.[0] ?? '')].map((reply) => {
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    return Number(reply.headers.get('content-length'));
  });
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(14_000);
});
