import { beforeAll, describe, expect, it } from 'vitest';
import { addNews, addNotice } from '#test/content-factories.ts';
import { inDays, withPlainBlanks } from '#test/site.ts';
import { startTestApp } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';

const app = await startTestApp({ SITE: 'on' });
const clerk = await app.as('ROLE_EMPLOYEE');
const manager = await app.as('ROLE_SUPER_USER');
const reader = app.anonymous();

const read = async (path: string) =>
  withPlainBlanks((await reader.get<string>(`/witryna${path}`)).body);

/** The texts of a page's headings, links and other parts that a pattern finds. */
const found = (page: string, pattern: RegExp) =>
  Array.from(page.matchAll(pattern), ([, text = '']) => text);

const settings = {
  publicSite: true,
  name: 'ROD Malwa',
  phone: '+48 601 234 567',
  officeHours: 'wtorki 16:00–18:00\nsoboty 10:00 <świetlica>',
};

beforeAll(() => manager.put('/api/settings/update', settings));

describe('the contact', () => {
  it('stands beside the entries and on top of its page, as the settings have it', async () => {
    const hours = '<li>wtorki 16:00–18:00</li><li>soboty 10:00 &lt;świetlica&gt;</li>';
    for (const path of ['/', '/aktualnosci', '/ogloszenia', '/dokumenty', '/niczego']) {
      const [, beside = ''] = /<aside(.+?)<\/aside>/s.exec(await read(path)) ?? [];
      expect(beside, path).toContain('<h2 id="dyzury">Kontakt i dyżury</h2>');
      expect(beside, path).toContain('<a href="tel:+48601234567">tel. +48 601 234 567</a>');
      expect(beside, path).toContain(hours);
    }
    const own = await read('/kontakt');
    expect(own).not.toMatch(/<aside|w przygotowaniu/);
    expect(own.indexOf(hours)).toBeGreaterThan(own.indexOf('<h1>Kontakt</h1>'));
  });

  it('is left out where the settings say nothing', async () => {
    await manager.put('/api/settings/update', { phone: null, officeHours: null });
    expect(await read('/')).not.toContain('Kontakt i dyżury');
    expect(await read('/kontakt')).toContain('Ta strona jest w przygotowaniu');
    await manager.put('/api/settings/update', settings);
  });
});

describe('the start page', () => {
  it('shows what is pinned, then the newest news with a picture, then the others', async () => {
    const pin = { pinFromDate: inDays(-1), pinThruDate: null };
    await addNotice(app.db, { title: 'Przypięte', publicationFromDate: inDays(-9), ...pin });
    await addNotice(app.db, { title: 'Zwykłe', publicationFromDate: inDays(-1) });
    await addNews(app.db, { title: 'Nowa', publicationFromDate: inDays(-1) });
    const { id: newsId } = await addNews(app.db, {
      title: 'Ze zdjęciem',
      publicationFromDate: inDays(-2),
    });
    const multipart = await pngForm({ newsId, alt: 'Altana' }, { width: 600, height: 400 });
    await clerk.request('/api/news/content/item/add-image', { method: 'POST', multipart });

    const page = await read('/');
    expect(found(page, /<h[23](?: id="\w+")?>(?:<a [^>]+>)?([^<]+)/g)).toEqual([
      'Ważne teraz',
      'Przypięte',
      'Ze zdjęciem',
      'Ogłoszenia',
      'Zwykłe',
      'Aktualności',
      'Nowa',
      'Kontakt i dyżury',
    ]);
    expect(page).toMatch(/class="pinned">Ważne</);
    expect(page).toMatch(/<img class="leading" [^>]+ width="600" height="400" alt="Altana">/);
    expect(page).toMatch(/<meta property="og:image" content="http[^"]+\/600">/);
    expect(await read('/aktualnosci')).toMatch(
      /<img class="thumbnail" [^>]+ width="600" height="400" alt="" loading="lazy">/,
    );
  });
});

describe('an entry', () => {
  it('leads back to its list, and on to what was published just before and after it', async () => {
    // At one instant the id decides, as in the list.
    const day = inDays(-20);
    const titles = ['raz', 'dwa', 'trzy'];
    const ids: string[] = [];
    for (const title of titles) {
      ids.push((await addNews(app.db, { title, publicationFromDate: day })).id);
    }
    await addNews(app.db, { title: 'Szkic', publicationFromDate: null });
    const on = async (own: string) => {
      const [, nav = ''] =
        /<nav class="on"(.+?)<\/nav>/s.exec(await read(`/aktualnosci/${own}`)) ?? [];
      return found(nav, /<a [^>]+>([^<]+)/g);
    };
    const list = found(await read('/aktualnosci'), /<h2><a [^>]+>([^<]+)/g);
    for (const [at, id] of ids.entries()) {
      const place = list.indexOf(titles[at] ?? '');
      const neighbours = [list[place - 1], list[place + 1]].filter((one) => one !== undefined);
      expect(await on(`${titles[at]}-${id}`)).toEqual(neighbours);
    }
    expect(await read(`/aktualnosci/trzy-${ids[2]}`)).toContain(
      '<p class="back"><a href="/witryna/aktualnosci">← Aktualności</a></p>',
    );
  });

  it('has a heading divided from the text in what its list shows of it', async () => {
    const { id: newsId } = await addNews(app.db, {
      title: 'Zebranie',
      publicationFromDate: inDays(-3),
    });
    const html = '<h2>Porządek obrad</h2><p>Wybór zarządu.</p><h3>Kiedy?</h3><p>Jutro</p>';
    await clerk.post('/api/news/content/item/add-html-text', { newsId, html });
    expect(await read('/aktualnosci')).toContain(
      '<p>Porządek obrad. Wybór zarządu. Kiedy? Jutro</p>',
    );
  });
});

it('a page that is not there offers the search and every section', async () => {
  const page = await read('/niczego');
  const [, main = ''] = /<main(.+?)<\/main>/s.exec(page) ?? [];
  expect(main).toContain('name="fraza"');
  expect(found(main, /<a [^>]+>([^<]+)/g)).toEqual([
    'Strona główna',
    'Ogłoszenia',
    'Aktualności',
    'Opłaty',
    'Władze',
    'Kontakt',
    'Dokumenty',
  ]);
});

it('leads to its feeds in sight, and has a mark that is there', async () => {
  const page = await read('/');
  expect(page).toMatch(/<footer>.+<a href="\/witryna\/aktualnosci\.atom">Aktualności<\/a>/s);
  const [, icon = ''] = /<link rel="icon"[^>]+ href="\/witryna([^"]+)"/.exec(page) ?? [];
  const reply = await reader.send(`/witryna${icon}`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);

  await manager.request('/api/settings/logo', {
    method: 'POST',
    multipart: await pngForm({}, { width: 300, height: 200 }),
  });
  const withLogo = await read('/aktualnosci');
  expect(withLogo).toMatch(/<img src="\/witryna\/logo[^"]+" alt="" width="300" height="200">/);
  expect(withLogo).toMatch(/<meta property="og:image" content="http[^"]+\/witryna\/logo\?image=/);
});
