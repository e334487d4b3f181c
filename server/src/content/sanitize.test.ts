import {
  allowedHtml,
  htmlRefusals,
  maxHtmlDepth,
  maxHtmlElements,
  maxHtmlLength,
  maxHtmlPieces,
} from '@grzadka/contract/content/html-rules';
import { messages } from '@grzadka/contract/core/messages';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { xssCorpus } from '#test/http/xss-corpus.ts';
import { sanitizeContent } from './sanitize.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a text, as a parser that follows the standard sees it. */
function elementsOf(html: string): Element[] {
  const walk = (node: Node): Element[] => [
    ...('tagName' in node ? [node] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(walk) : []),
  ];
  return walk(parseFragment(html));
}

const elements = new Set<string>(allowedHtml.elements);
const attributes = new Map<string, readonly string[]>(Object.entries(allowedHtml.attributes));
const protocols = new Set<string>(allowedHtml.linkProtocols);

/** What stands in a text that must not; empty when it is safe to show. */
function faultsOf(html: string): string[] {
  return elementsOf(html).flatMap(({ tagName, attrs }) => {
    if (!elements.has(tagName)) return [tagName];
    return attrs
      .filter(({ name, value }) => !isAllowed(tagName, name, value))
      .map(({ name, value }) => `${tagName} ${name}=${value}`);
  });
}

function isAllowed(element: string, attribute: string, value: string): boolean {
  if (!attributes.get(element)?.includes(attribute)) return false;
  if (attribute === 'start') return /^\d{1,6}$/.test(value);
  if (attribute === 'rel') return value === 'noopener noreferrer';
  return protocols.has(URL.parse(value)?.protocol ?? '');
}

/** Any code point, lone surrogates included. */
const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

describe('hostile HTML', () => {
  it('comes in more than a hundred kinds', () => {
    expect(new Set(xssCorpus).size).toBe(xssCorpus.length);
    expect(xssCorpus.length).toBeGreaterThanOrEqual(100);
  });

  it.each(xssCorpus)('%s leaves only what is allowed, for good', (attack) => {
    const stored = sanitizeContent(attack);
    expect(faultsOf(stored)).toEqual([]);
    expect(sanitizeContent(stored)).toBe(stored);
  });

  it('in any combination leaves only what is allowed, for good', () => {
    const piece = fc.oneof(
      fc.constantFrom(...xssCorpus.filter(({ length }) => length < 300)),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="https://x.example">',
        '</a>',
        '<ol start=2>',
        '</ol>',
      ),
      fc.constantFrom(
        ...'<div> </div> <td> <hr> <li> </li> <ul> </ul> <h2> </h2> <b> </b> <br> <iframe>'.split(
          ' ',
        ),
      ),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '=',
        '/',
        '`',
        '&',
        '<!--',
        '-->',
        '</',
        '<svg>',
        '</svg>',
      ),
      fc.string({ unit: anyCharacter, maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const stored = sanitizeContent(pieces.join(''));
        expect(faultsOf(stored)).toEqual([]);
        expect(sanitizeContent(stored)).toBe(stored);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what the editor makes', () => {
  it.each([
    '<p>Zażółć <strong>gęślą</strong> <em>jaźń</em> <u>i</u> <s>nie</s></p>',
    '<h2>Walne zebranie</h2><h3>Porządek</h3><h4>Uwagi</h4>',
    '<ul><li><p>raz</p><ul><li><p>dwa</p></li></ul></li></ul>',
    '<ol start="3"><li><p>trzy</p></li></ol>',
    '<blockquote><p>cytat</p></blockquote>',
    '<p>a<br />b</p>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2</p>',
    '<p></p>',
    '',
  ])('%s stays as it is', (html) => {
    expect(sanitizeContent(html)).toBe(html);
  });

  it.each([
    'https://działka.example/ą?a=1&amp;b=2#c',
    'http://x.example',
    'mailto:biuro@x.example',
    'tel:+48601234567',
  ])('a link to %s stays, and tells the linked page nothing', (href) => {
    expect(sanitizeContent(`<p><a href="${href}" target="_blank">x</a></p>`)).toBe(
      `<p><a href="${href}" rel="noopener noreferrer">x</a></p>`,
    );
  });
});

describe('what other editors make', () => {
  it.each([
    ['<h1>Tytuł</h1>', '<h2>Tytuł</h2>'],
    ['<h6>Stopka</h6>', '<h4>Stopka</h4>'],
    [
      '<b>a</b><i>b</i><del>c</del><strike>d</strike><ins>e</ins>',
      '<strong>a</strong><em>b</em><s>c</s><s>d</s><u>e</u>',
    ],
    ['<div class="MsoNormal"><span style="color:red">tekst</span></div>', '<p>tekst</p>'],
    ['<p><a href="/dzialki">bez protokołu</a></p>', '<p>bez protokołu</p>'],
    ['<p>a<!-- uwaga -->b<o:p></o:p></p>', '<p>ab</p>'],
    ['<style>p{color:red}</style><title>Word</title><p>a</p>', '<p>a</p>'],
    ['<p><img src="https://x.example/a.png" alt="x">a</p>', '<p>a</p>'],
    ['<ol start="ala"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ])('%s becomes %s', (html, stored) => {
    expect(sanitizeContent(html)).toBe(stored);
  });
});

describe('blocks that are not kept', () => {
  it.each([
    ['<div>A.</div><div>B.</div>', '<p>A.</p><p>B.</p>'],
    ['<table><tr><td>A.</td><td>B.</td></tr></table>', '<p>A.</p><p>B.</p>'],
    ['<li>kom1</li><li>kom2</li>', '<p>kom1</p><p>kom2</p>'],
    ['<dl><dt>a<dd>b</dl>', '<p>a</p><p>b</p>'],
    [
      'raz <b>dwa</b><div>trzy</div>cztery',
      '<p>raz <strong>dwa</strong></p><p>trzy</p><p>cztery</p>',
    ],
    ['a<hr>b', '<p>a</p><p>b</p>'],
    ['<section>\n<p>a</p>\n<p>b</p>\n</section>', '<p>a</p><p>b</p>'],
    ['<article><h1>a</h1><ul><li>b</li></ul></article>', '<h2>a</h2><ul><li>b</li></ul>'],
    ['<blockquote>a<div>b</div></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['<ul><li>a<div>b</div></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['<ul><div><li>a</li></div><div>b</div></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<div>&lt;b&gt; &amp; ż</div>', '<p>&lt;b&gt; &amp; ż</p>'],
  ])('%s leave paragraphs: %s', (html, stored) => {
    expect(sanitizeContent(html)).toBe(stored);
  });

  it.each([
    ['<h2><div>a</div><div>b</div></h2>', '<h2>a<br />b</h2>'],
    ['<p>x<b><div>a</div></b>y</p>', '<p>x<strong><br />a</strong><br />y</p>'],
    ['<p><b>a<br><div>b</div></b></p>', '<p><strong>a<br />b</strong></p>'],
  ])('%s leave lines where no paragraph can be: %s', (html, stored) => {
    expect(sanitizeContent(html)).toBe(stored);
  });
});

describe('the limits of a text', () => {
  const nested = (name: string, depth: number) => `<${name}>`.repeat(depth);
  const tooLong = messages.tooLong(maxHtmlLength);

  it.each([
    ['elements', '<p>a</p>'.repeat(maxHtmlElements)],
    ['unclosed elements', nested('p', maxHtmlElements)],
    ['levels', `${nested('b', maxHtmlDepth)}a${'</b>'.repeat(maxHtmlDepth)}`],
    ['letters', 'ż'.repeat(maxHtmlLength)],
    ['letters written as references', '&#380;'.repeat(maxHtmlPieces)],
    ['letters among what is not kept', `<style>${'a'.repeat(maxHtmlLength)}</style>a`],
  ])('allow so many %s, and what was stored again', (_, html) => {
    const stored = sanitizeContent(html);
    expect(sanitizeContent(stored)).toBe(stored);
  });

  it.each([
    ['elements', '<p>a</p>'.repeat(maxHtmlElements + 1), htmlRefusals.elements],
    ['elements not kept', '<img>'.repeat(maxHtmlElements + 1), htmlRefusals.elements],
    [
      'elements made by what closes none',
      '</p>'.repeat(maxHtmlElements + 1),
      htmlRefusals.elements,
    ],
    ['elements as it is stored', `${'a<hr>'.repeat(maxHtmlElements)}a`, htmlRefusals.elements],
    ['levels', nested('b', maxHtmlDepth + 1), htmlRefusals.depth],
    ['levels not kept', nested('div', maxHtmlDepth + 1), htmlRefusals.depth],
    ['letters', 'ż'.repeat(maxHtmlLength + 1), tooLong],
    ['letters as it is stored', `${'<b>a</b>'.repeat(8000)}${'&'.repeat(20_000)}`, tooLong],
    ['letters that become references', '>'.repeat(maxHtmlLength / 4 + 1), tooLong],
    ['pieces', '<'.repeat(maxHtmlPieces + 1), htmlRefusals.pieces],
  ])('refuse more %s', (_, html, message) => {
    expect(() => sanitizeContent(html)).toThrow(message);
  });

  it('count what an inner frame would show: nothing', () => {
    expect(sanitizeContent(`<iframe>${nested('b', maxHtmlDepth + 1)}</iframe>a`)).toBe('a');
  });
});
