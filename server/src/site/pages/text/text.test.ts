import { expect, it } from 'vitest';
import { linksOf } from '../../site-links.ts';
import { createTextShower } from './text.ts';

const links = linksOf({ siteUrl: null, publicUrl: null, host: '127.0.0.1', port: 3000 }, false);

it.each([
  ['<h4>Jeden</h4><h4>Dwa</h4>', 'h2 h2'],
  ['<h2>Jeden</h2><h4>Dwa</h4><h3>Trzy</h3><h2>Cztery</h2>', 'h2 h3 h3 h2'],
  ['<h3>Jeden</h3><h2>Dwa</h2><h3>Trzy</h3><h4>Cztery</h4>', 'h2 h2 h3 h4'],
])('headings %s go on without gaps', (stored, levels) => {
  const show = createTextShower(links);
  expect(
    show(stored)
      .match(/(?<=<)h\d/g)
      ?.join(' '),
  ).toBe(levels);
});

it('headings go on from one text of a page to the next', () => {
  const show = createTextShower(links);
  show('<h2>Jeden</h2>');
  expect(show('<h4>Dwa</h4>')).toBe('<h3>Dwa</h3>');
});

it('keeps together what stands on one line, also where half of it is bold', () => {
  const stored =
    '<p>policji i <strong>\n ubezpieczycielowi</strong>, 12 <em>osób</em>, 10–<b>12</b></p><ul><li>z</li><li>w domu<br>w alei</li></ul>';
  expect(createTextShower(links)(stored)).toBe(
    '<p>policji i&nbsp;<strong>ubezpieczycielowi</strong>, 12&nbsp;<em>osób</em>, 10–⁠<b>12</b></p><ul><li>z</li><li>w&nbsp;domu<br>w&nbsp;alei</li></ul>',
  );
});
