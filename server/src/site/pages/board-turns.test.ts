import { describe, expect, it } from 'vitest';
import type { PublishedBlock } from '../published/published-blocks.ts';
import { turnsOf } from './board-turns.ts';

const text = (html: string): PublishedBlock => ({ blockType: 'HtmlText', html });
const photo: PublishedBlock = {
  blockType: 'Image',
  alt: 'Studnia',
  imageId: 'studnia',
  width: 800,
  height: 600,
};

const links = {
  isForeign: (href: string) => !href.startsWith('https://ogrod.example.pl/'),
  absolute: (path: string) => `https://ogrod.example.pl${path}`,
};

function turnsWith(...blocks: PublishedBlock[]) {
  const publicationFromDate = '2026-10-18T08:00:00Z';
  const dates = {
    publicationFromDate,
    updatedAt: publicationFromDate,
    isPinned: true,
    pinnedUntil: null,
  };
  return turnsOf({ id: '1', title: 'Zamykamy wodę', ...dates, blocks }, links);
}

/** The turns of a notice with these blocks, each as its HTML, a photo being its text. */
function turns(...blocks: PublishedBlock[]): string[] {
  return turnsWith(...blocks).map((turn) =>
    turn.blocks.map((block) => ('html' in block ? block.html : `[${block.alt}]`)).join(''),
  );
}

/** Numbered words: each can be found again. */
const words = (count: number) => Array.from({ length: count }, (_, at) => `słowo${at}`).join(' ');

const wordsIn = (htmls: readonly string[]) =>
  htmls
    .join(' ')
    .match(/słowo\d+/g)
    ?.join(' ');

describe('the turns of a notice on the board', () => {
  it('are one for a short text with its photo, and for none', () => {
    expect(turns(text('<p>Od 8 do 14.</p>'), photo)).toEqual(['<p>Od 8 do 14.</p>[Studnia]']);
    expect(turns()).toEqual(['']);
  });

  it('are as many as a long text takes, whatever it consists of, with every word of it', () => {
    const all = words(900);
    for (const html of [
      `<p>${all}</p>`,
      `<p>${all.replaceAll(/(słowo\d+0) /g, '$1</p><p>')}</p>`,
      `<ul><li>${all.replaceAll(/(słowo\d+0) /g, '$1</li><li>')}</li></ul>`,
      `<blockquote><ul><li>${all}</li></ul></blockquote>`,
    ]) {
      const shown = turns(text(html));
      expect(shown.length).toBeGreaterThan(7);
      expect(wordsIn(shown)).toBe(all);
      for (const turn of shown) expect(turn.replaceAll(/<[^>]*>/g, ' ').length).toBeLessThan(1100);
    }
  });

  it('count on in a numbered list', () => {
    const [first, second = ''] = turns(
      text(`<ol start="3"><li>${words(70)}</li><li>${words(90)}</li></ol>`),
    );
    expect(first).toMatch(/^<ol start="3"><li>słowo0/);
    expect(second).toMatch(/^<ol start="4"><li>słowo0/);
  });

  it('keep a heading with what it is of', () => {
    const [first = '', second = ''] = turns(
      text(`<p>${words(90)}</p><h2>Terminy</h2><p>${words(50)}</p>`),
    );
    expect(first).not.toContain('Terminy');
    expect(second).toMatch(/^<h2>Terminy/);
  });

  it('have no links, which nobody can press, but their addresses, of an entry of the site the short one', () => {
    const link = '<p>Zapisy <a href="https://example.org/zapisy"><strong>tutaj</strong></a>.</p>';
    expect(turns(text(link))).toEqual([
      '<p>Zapisy <strong>tutaj</strong> (example.org/zapisy).</p>',
    ]);
    const id = '0193c0de-0000-7000-8000-000000000000';
    const own = `<p><a href="https://ogrod.example.pl/aktualnosci/woda-${id}">Woda</a></p>`;
    expect(turns(text(own))).toEqual(['<p>Woda (ogrod.example.pl/o/2222222)</p>']);
    expect(turns(text(own.replace('ogrod.', 'inny.')))).toEqual([
      `<p>Woda (inny.example.pl/aktualnosci/woda-${id})</p>`,
    ]);
  });

  it('fill the screen by larger type the less there is to read, beside no photo', () => {
    const larger = (...blocks: PublishedBlock[]) => turnsWith(...blocks).map((turn) => turn.larger);
    expect(larger(text('<p>Od 8 do 14.</p>'))).toEqual([2.8]);
    expect(larger(text(`<p>${words(25)}</p>`))).toEqual([1.9]);
    expect(larger(text(`<p>${words(50)}</p>`))).toEqual([1.3]);
    expect(larger(text(`<p>${words(75)}</p>`))).toEqual([1.15]);
    expect(larger(text(`<p>${words(110)}</p>`))).toEqual([1]);
    expect(larger(text('<p>Od 8 do 14.</p>'), photo)).toEqual([1]);
    expect(larger(text(`<p>${words(300)}</p>`)).slice(0, 2)).toEqual([1, 1]);
  });
});
