import { describe, expect, it } from 'vitest';
import { addNews } from '#test/content-factories.ts';
import { inDays, switchSite } from '#test/site.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp({ TRUST_PROXY: 'loopback' });
await switchSite(app);
const published = { publicationFromDate: inDays(-1) };

async function read(path: string) {
  const reply = await fetch(`${app.origin}/witryna${path}`);
  return { text: await reply.text() };
}

describe('the search of the site', () => {
  it.each(['opłaty', 'OPLAT', 'opłata'])(
    'finds a fixed page by its name, searched for as %s',
    async (phrase) => {
      const { text } = await read(`/szukaj?fraza=${encodeURIComponent(phrase)}`);
      expect(text).toContain('<h2><a href="/witryna/oplaty">Opłaty</a></h2>');
      expect(text).not.toContain('Nie znaleziono');
    },
  );

  it.each([
    ['woda', true],
    ['WODĘ prądowi', true],
    ['\u202awo\u00addę\tprądowi\u202c', true],
    ['awaria wodzie', true],
    // A part of a word, as before.
    ['wari', true],
    ['woda gaz', false],
    // What begins alike is another word.
    ['wodociąg', false],
    ['aw.rie', false],
  ])('looks for words in every form: %s', async (phrase, isFound) => {
    const title = 'Awarie wody i prądu w alei 3';
    const { id } = await addNews(app.db, { title, ...published });
    await addNews(app.db, { title: 'Zawody wędkarskie', ...published });
    const { text } = await read(`/szukaj?fraza=${encodeURIComponent(phrase)}`);
    expect(text.includes(id)).toBe(isFound);
    expect(text).not.toContain('Zawody');
  });

  it('escapes what somebody searches for', async () => {
    const { text } = await read(`/szukaj?fraza=${encodeURIComponent('<b>"x')}`);
    expect(text).not.toContain('<b>"x');
    expect(text).toContain('&lt;b&gt;');
  });
});
