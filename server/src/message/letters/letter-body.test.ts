import { allowedHtml } from '@grzadka/contract/content/html-rules';
import { isTag, isText, type ParentNode } from 'domhandler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWithinLimits } from '#src/content/html/read-html.ts';
import { sanitizeContent } from '#src/content/sanitize.ts';
import { page } from '#src/core/paper/page.ts';
import { printPaper } from '#src/core/paper/print-paper.ts';
import { readBlocks } from '#src/core/paper/rich-text/blocks.ts';
import { writeBlocks } from '#src/core/paper/rich-text/write-blocks.ts';
import { letterOf, sender } from '#test/message-letters.ts';
import { readPdf, readPdfTexts } from '#test/read-pdf.ts';
import { lettersPaper } from './letters-paper.ts';

type Element = (typeof allowedHtml.elements)[number];

/** Bodies alone, each on pages of its own. */
async function printed(bodies: readonly string[]): Promise<Uint8Array> {
  const parts = printPaper<string>({
    title: '',
    author: '',
    letters: bodies,
    write: (sheet, html) => writeBlocks(sheet, readBlocks(parseWithinLimits(html)), 0),
  });
  return new Uint8Array(Buffer.concat(await Array.fromAsync(parts)));
}

const blocksOf = (html: string) => readBlocks(parseWithinLimits(sanitizeContent(html)));

const paragraph = (...runs: readonly object[]) => ({ kind: 'text', tag: 'P', runs });

/** Each element of the allow-list as HTML and as a block on paper; one that is added does not compile until it is listed here. */
const onPaper: Record<Element, readonly [html: string, block: object]> = {
  p: ['<p>a</p>', paragraph({ text: 'a' })],
  h2: ['<h2>a</h2>', { kind: 'text', tag: 'H2', runs: [{ text: 'a' }] }],
  h3: ['<h3>a</h3>', { kind: 'text', tag: 'H3', runs: [{ text: 'a' }] }],
  h4: ['<h4>a</h4>', { kind: 'text', tag: 'H4', runs: [{ text: 'a' }] }],
  br: ['<p>a<br>b</p>', paragraph({ text: 'a' }, { text: '\n' }, { text: 'b' })],
  blockquote: ['<blockquote>a</blockquote>', { kind: 'quote', blocks: [paragraph({ text: 'a' })] }],
  ul: ['<ul><li>a</li></ul>', list({ marker: '•', blocks: [paragraph({ text: 'a' })] })],
  ol: [
    '<ol start="7"><li>a</li><li>b</li></ol>',
    list(
      { marker: '7.', blocks: [paragraph({ text: 'a' })] },
      { marker: '8.', blocks: [paragraph({ text: 'b' })] },
    ),
  ],
  li: [
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    list({
      marker: '•',
      blocks: [paragraph({ text: 'a' }), list({ marker: '–', blocks: [paragraph({ text: 'b' })] })],
    }),
  ],
  strong: ['<p><strong>a</strong></p>', paragraph({ text: 'a', isStrong: true })],
  em: ['<p><em>a</em></p>', paragraph({ text: 'a', isItalic: true })],
  u: ['<p><u>a</u></p>', paragraph({ text: 'a', isUnderlined: true })],
  s: ['<p><s>a</s></p>', paragraph({ text: 'a', isStruck: true })],
  a: [
    '<p><a href="https://example.com/a">a</a></p>',
    paragraph({ text: 'a' }, { text: ' (https://example.com/a)' }),
  ],
};

function list(...items: readonly object[]) {
  return { kind: 'list', items };
}

describe('a body on paper', () => {
  it.each(allowedHtml.elements)('has a way to show <%s>', (element) => {
    const [html, block] = onPaper[element];
    expect(blocksOf(html)).toEqual([block]);
  });

  it.each([
    ['<a href="https://example.com/">example.com</a>', 'example.com'],
    ['<a href="mailto:a@example.com">a@example.com</a>', 'a@example.com'],
    ['<a href="mailto:a@example.com">pisz</a>', 'pisz (a@example.com)'],
    ['<a href="tel:+48601234567">+48 601 234 567</a>', '+48 601 234 567'],
    ['<a href="tel:+48601234567">zadzwoń</a>', 'zadzwoń (+48601234567)'],
  ])('tells where %s leads, once', (link, told) => {
    const [block] = blocksOf(`<p>${link}</p>`);
    const texts = block?.kind === 'text' ? block.runs.map(({ text }) => text) : [];
    expect(texts.join('')).toBe(told);
  });

  it('draws each look: two weights, upright and slanted, with lines below and through', async () => {
    const bytes = await printed([
      '<p>a <strong>b</strong> <em>c</em> <strong><em>d</em></strong></p>',
      '<p>a <u>b</u> <s>c</s></p>',
    ]);
    const fonts = Buffer.from(bytes)
      .toString('latin1')
      .match(/(?<=BaseFont \/\w+\+)\S+/g);
    expect([...new Set(fonts)].toSorted()).toEqual(
      ['Bold', 'BoldItalic', 'Italic', 'Regular'].map((name) => `AtkinsonHyperlegibleNext-${name}`),
    );
    expect((await readPdf(bytes)).lines).toEqual([0, 2]);
  }, 60_000);
});

const words = fc.string({
  unit: fc.constantFrom(...'a ą b ć ę ł ń ó ś ź ż Ż 1 „ ”'.split(' '), ' '),
  maxLength: 30,
});

const { tree } = fc.letrec<{ tree: string; inner: string }>((tie) => ({
  tree: fc.array(tie('inner'), { maxLength: 5 }).map((parts) => parts.join('')),
  inner: fc.oneof(
    { depthSize: 'small' },
    words,
    fc.constant('<br>'),
    fc
      .tuple(fc.constantFrom(...allowedHtml.elements.filter((name) => name !== 'br')), tie('tree'))
      .map(([name, inside]) =>
        name === 'a'
          ? `<a href="https://example.com/x">${inside}</a>`
          : `<${name}>${inside}</${name}>`,
      ),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('tree'), { maxLength: 3 }))
      .map(
        ([name, items]) => `<${name}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`,
      ),
  ),
}));

/** What a reader of the HTML reads, without blanks and dots. */
function textOf(parent: ParentNode, isNumbered = false): string {
  let number = 0;
  return parent.children
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node)) return '';
      const inside = textOf(node, node.name === 'ol');
      if (node.name === 'li') number += 1;
      if (node.name === 'li' && isNumbered) return `${number}.${inside}`;
      return node.name === 'a' ? `${inside}(https://example.com/x)` : inside;
    })
    .join('')
    .replaceAll(/\s/g, '');
}

it('says all that the HTML says and nothing else, whatever stands in what', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { minLength: 5, maxLength: 10 }), async (trees) => {
      const bodies = trees.map(sanitizeContent);
      const pdf = await readPdfTexts(await printed(bodies));
      const told = pdf.pages.join('').replaceAll(/[\s•–]/g, '');
      expect(told).toBe(bodies.map((html) => textOf(parseWithinLimits(html))).join(''));
    }),
    { numRuns: 10 },
  );
}, 60_000);

/** So many items in a list that stands in so many other elements. */
function nested(depth: number, [begin, end]: readonly [string, string], items: number): string {
  const innermost = `<ul>${'<li>pozycja</li>'.repeat(items)}</ul>`;
  return `${begin.repeat(depth - 1)}${innermost}${end.repeat(depth - 1)}`;
}

describe('a body that nobody would write', () => {
  it.each([
    ['a paragraph of 200,000 characters', `<p>${'słowo '.repeat(33_000)}</p>`, /słowo/g, 33_000],
    ['a word of 20,000', `<p>${'ż'.repeat(20_000)}</p>`, /ż/g, 20_000],
    [
      'a thousand items, ten lists deep',
      nested(10, ['<ol><li>', '</li></ol>'], 1000),
      /pozycja/g,
      1000,
    ],
    ['thirty quotations', nested(30, ['<blockquote>', '</blockquote>'], 1), /pozycja/g, 1],
  ])(
    'is printed within its margins: %s',
    async (_, html, word, count) => {
      const pdf = await readPdfTexts(await printed([sanitizeContent(html)]));
      const text = pdf.pages.join('').replaceAll(/\s/g, '');
      expect(text.match(word)).toHaveLength(count);
      const { left, right, bottom } = page;
      const outside = pdf.placed.filter(
        (placed) =>
          placed.left < left - 1 || placed.right > right + 1 || placed.bottom > bottom + 1,
      );
      expect(outside).toEqual([]);
    },
    60_000,
  );

  it('in other scripts is printed as boxes, and what stands around it is there', async () => {
    const strange = [
      '🎉',
      'Привет',
      '你好',
      'مرحبا',
      'नमस्ते',
      '\u202E',
      `a${'\u0301'.repeat(5000)}`,
      '\uD800',
    ];
    const html = `<p>początek ${strange.map((text) => text.repeat(20)).join(' ')} koniec</p>`;
    const paper = lettersPaper({ sender, subject: '🎉', isTwoSided: false });
    const parts = printPaper({ ...paper, letters: [letterOf({ html, subject: '🎉 Привет' })] });
    const pdf = await readPdf(new Uint8Array(Buffer.concat(await Array.fromAsync(parts))));
    expect(pdf.pages.join(' ')).toMatch(/początek.*koniec/s);
  }, 60_000);
});
