import { beforeAll, describe, expect, it } from 'vitest';
import { addDocument, addNews, addNotice } from '#test/content-factories.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { inDays, withPlainBlanks } from '#test/site.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';
import { addWaiting } from '#test/waiting.ts';

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

describe('free plots', () => {
  it('are counted on the page of the contact, with how to apply and without names, where the settings want it', async () => {
    const [free, held] = [await addGarden(app.db, { name: 'Wolna 77' }), await addGarden(app.db)];
    const { id: partyId } = await addParty(app.db);
    await addAssignment(app.db, { gardenId: held.id, partyId });
    await addWaiting(app.db, { name: 'Czekalska Anna' });
    expect(await read('/kontakt')).not.toContain('Wolne działki');
    const told = { freePlots: true, howToApply: 'Wniosek złóż w biurze\nalbo <listem>' };
    await manager.put('/api/settings/update', told);
    const page = await read('/kontakt');
    expect(page).toContain('<p>Liczba wolnych działek: 1</p>');
    expect(page).toContain('<p>albo &lt;listem&gt;</p>');
    expect(page).not.toMatch(/Wolna 77|Czekalska/);
    expect(await read('/')).not.toContain('Wolne działki');
    await addAssignment(app.db, { gardenId: free.id, partyId });
    expect(await read('/kontakt')).toContain('Teraz nie ma wolnych działek.');
    await manager.put('/api/settings/update', { freePlots: false, howToApply: null });
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

it('a document stands below the year of its publication, a pinned one before all years', async () => {
  const on = await startTestAppOnce({ SITE: 'on' });
  const add = (name: string, publicationFromDate: string, pin: object = {}) =>
    addDocument(on.db, { name, publicationFromDate, ...pin });
  // A year begins by the clocks of the gardens.
  await add('Statut', '2024-12-31T23:30:00Z');
  await add('Plan', '2024-06-01T10:00:00Z');
  await add('Regulamin', '2020-01-01T10:00:00Z', { pinFromDate: inDays(-1) });
  const { body } = await on.anonymous().get<string>('/witryna/dokumenty');
  const names = Array.from(body.matchAll(/<h2[^>]*>([^<]+)|<h3><a[^>]+>([^<]+)/g), (groups) =>
    groups.slice(1).join(''),
  );
  expect(names).toEqual(['Najważniejsze', 'Regulamin', '2025', 'Statut', '2024', 'Plan']);
});

it('has a face of its own, which every page asks for at once', async () => {
  const start = await reader.send('/witryna/');
  const page = await start.text();
  const [, sheet = ''] = /href="\/witryna(\/styl-[^"]+)"/.exec(page) ?? [];
  const [, file = ''] = /src:url\((pismo-[^)]+)\)/.exec(await read(sheet)) ?? [];
  expect(page).toContain(`<link rel="preload" href="/witryna/${file}" as="font"`);
  expect(start.headers.get('content-security-policy')).toContain("font-src 'self'");
  const { status, headers: told, body } = await reader.get<string>(`/witryna/${file}`);
  expect([status, told.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(told.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(body).toMatch(/^wOF2/);
  expect((await reader.get<string>('/witryna/pismo-0123456789.woff2')).body).toBe(body);
});
