// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';

/** A list item as Word puts it on the clipboard. */
const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span>` +
  `<![endif]>${text}<o:p></o:p></p>`;

/** The cleaned HTML without styles and blanks between elements, which matter to nobody. */
function cleaned(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanPastedHtml(html), 'text/html');
  for (const element of body.querySelectorAll('*')) {
    for (const name of ['style', 'class']) element.removeAttribute(name);
  }
  for (const wrapper of body.querySelectorAll('span')) wrapper.replaceWith(...wrapper.childNodes);
  return body.innerHTML
    .replace(/<!--.*?-->|<\/?o:p>/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}

describe('what is pasted from Word', () => {
  test('has lists where there were paragraphs with bullets', () => {
    const html = `${wordItem(1, '·', 'łopata')}${wordItem(1, '·', 'grabie')}<p class=MsoNormal>Koniec</p>`;
    expect(cleaned(html)).toBe('<ul><li>łopata</li><li>grabie</li></ul><p>Koniec</p>');
  });

  test('has its levels within one another', () => {
    const html = [
      wordItem(1, '1.', 'narzędzia'),
      wordItem(2, 'a.', 'łopata'),
      wordItem(2, 'b.', 'grabie'),
      wordItem(1, '2.', 'nasiona'),
    ].join('');
    expect(cleaned(html)).toBe(
      '<ol><li>narzędzia<ol><li>łopata</li><li>grabie</li></ol></li><li>nasiona</li></ol>',
    );
  });

  test('keeps a numbering that goes on after a paragraph', () => {
    const html = `${wordItem(1, '1.', 'a')}<p>przerwa</p>${wordItem(1, '2.', 'b')}`;
    expect(cleaned(html)).toBe('<ol><li>a</li></ol><p>przerwa</p><ol start="2"><li>b</li></ol>');
  });

  test('tells bullets from numbers at the same level', () => {
    const html = wordItem(1, '·', 'a') + wordItem(1, '1)', 'b');
    expect(cleaned(html)).toBe('<ul><li>a</li></ul><ol><li>b</li></ol>');
  });

  test('has no paragraphs for mere distance, and none of its styles', () => {
    const html = `<html><head><style>p.MsoNormal {margin:0}</style></head><body>
      <p class=MsoNormal>Treść<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <xml><w:WordDocument/></xml></body></html>`;
    expect(cleaned(html)).toBe('<p>Treść</p>');
  });
});

describe('what is pasted from a web page', () => {
  test('has its title as the highest heading of a text', () => {
    expect(cleaned('<h1>a</h1><h3>b</h3><h6>c</h6>')).toBe('<h2>a</h2><h3>b</h3><h4>c</h4>');
  });

  test('has rows of tables as lines', () => {
    const html = `<table><tr><th>Opłata</th><th>Kwota</th></tr>
      <tr><td><p>Woda</p></td><td><b>12 zł</b></td><td></td></tr></table>`;
    expect(cleaned(html)).toMatch(/^<p>Opłata \| Kwota<\/p><p>Woda\s+\| <b>12 zł<\/b><\/p><table>/);
  });

  test('keeps the paragraphs of an e-mail laid out as a table', () => {
    const html = '<table><tr><td></td><td><p>Dzień dobry,</p><p>zapraszamy</p></td></tr></table>';
    expect(cleaned(html)).toMatch(/^<div><p>Dzień dobry,<\/p><p>zapraszamy<\/p><\/div><table>/);
  });

  test('has links that lead somewhere, without their looks', () => {
    const html =
      '<a href="https://rod.pl" class="x" target="_blank" onclick="a()"><u>ROD</u></a> ' +
      '<a href="/o-nas">O nas</a> <a href="javascript:alert(1)">x</a> <a name="k">kotwica</a>';
    expect(cleaned(html)).toBe('<a href="https://rod.pl">ROD</a> O nas x kotwica');
  });

  test('has no scripts and no text of what was no text', () => {
    expect(cleaned('<p>a<script>alert(1)</script></p><style>b</style><button>c</button>')).toBe(
      '<p>a</p>',
    );
  });

  test('has single blanks, and keeps the one that holds a line together', () => {
    expect(cleaned('<p>w\u00a0ogrodzie \u00a0 i   sadzie</p>')).toBe(
      '<p>w&nbsp;ogrodzie i sadzie</p>',
    );
  });
});

test('what was copied within the editor stays as it is', () => {
  const own = '<p data-pm-slice="1 1 []">a  b</p>';
  expect(cleanPastedHtml(own)).toBe(own);
});
