import { allowedHtml } from '@grzadka/contract/content/html-rules';
import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '#src/content/html/read-html.ts';
import { sanitizeContent } from '#src/content/sanitize.ts';
import { everyMarkup } from '#test/every-markup.ts';
import { writeLetter } from './letter.ts';
import { messageHtml } from './message-html.ts';
import { writeMessageMail } from './message-mail.ts';
import { messageText } from './message-text.ts';

const url = 'https://ogrod.example.pl/api/unsubscribe/abc';

const write = (given: Partial<Parameters<typeof writeMessageMail>[0]> = {}) =>
  writeMessageMail({
    subject: 'Zebranie <1>',
    html: '<p>Zapraszamy</p>',
    association: 'ROD „Malwa” & Syn',
    footer: { kind: 'unsubscribe', url },
    ...given,
  });

/** How often each element of a text begins. */
function countElements(html: string): Record<string, number> {
  const names = [...html.matchAll(/<([a-z]\w*)/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    Object.entries(Object.groupBy(names, (name) => name)).map(([name, all]) => [
      name,
      all?.length ?? 0,
    ]),
  );
}

describe('of what the editor makes', () => {
  const stored = sanitizeContent(everyMarkup);
  const parsed = parseHtml(stored);

  it('each element is in the HTML, with its attributes and its own looks', () => {
    const html = parsed && messageHtml(parsed);
    const { br = 0, ...others } = countElements(stored);
    expect(Object.keys({ br, ...others }).toSorted()).toEqual([...allowedHtml.elements].toSorted());
    // The empty paragraph keeps its line.
    expect(countElements(html ?? '')).toEqual({ ...others, br: br + 1 });
    expect(html).toContain('<a href="https://example.org/?a=1&amp;b=2" style="');
    expect(html).toContain('<ol start="7" style="');
    expect(html).not.toMatch(/<(p|h\d|li|blockquote|a)>/);
  });

  it('nothing is lost in the plain text', () => {
    expect(parsed && messageText(parsed)).toBe(
      [
        'Nagłówek\n--------',
        'Tekst *gruby*, _pochylony_, _podkreślony_, ~skreślony~.\nDalej',
        'Zapisy tutaj (https://example.org/?a=1&b=2), listem (zarzad@example.org) albo telefonem (+48601234567).',
        'Co dalej\n========',
        '> Cytat',
        'Plan\n----',
        '- Jeden\n  7. Siedem',
      ].join('\n\n'),
    );
  });

  it('both say the same words in the same order, whatever stands in whatever', () => {
    const words = fc.stringMatching(/^[a-ząż]{1,4}$/);
    const inline = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        words,
        fc.constantFrom(' ', '<br>'),
        fc
          .tuple(fc.constantFrom('strong', 'em', 'u', 's'), fc.array(tie('node'), { maxLength: 3 }))
          .map(([name, inside]) => `<${name}>${inside.join('')}</${name}>`),
      ),
    })).node;
    const block = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc
          .tuple(fc.constantFrom('p', 'h2', 'h3', 'h4'), fc.array(inline, { maxLength: 4 }))
          .map(([name, inside]) => `<${name}>${inside.join('')}</${name}>`),
        fc
          .array(tie('node'), { maxLength: 3 })
          .map((inside) => `<blockquote>${inside.join('')}</blockquote>`),
        fc
          .tuple(
            fc.constantFrom('ul', 'ol'),
            fc.array(fc.oneof(inline, tie('node')), { minLength: 1, maxLength: 3 }),
          )
          .map(
            ([name, items]) =>
              `<${name}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`,
          ),
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
        const html = blocks.join('');
        const document = parseHtml(html);
        if (document === undefined) return;
        const letters = (text: string) => text.replaceAll(/[^a-ząż]/g, '');
        const wordsOf = (markup: string) => letters(markup.replaceAll(/<[^>]*>/g, ''));
        expect(letters(messageText(document))).toBe(wordsOf(html));
        expect(wordsOf(messageHtml(document))).toBe(wordsOf(html));
      }),
    );
  });
});

it.each([
  ['<p>a&lt;b&gt; &amp; <strong> pilne </strong>!</p>', 'a<b> & *pilne* !'],
  ['<p>12\u00a0zł\n i   więcej</p>', '12\u00a0zł i więcej'],
  ['<p><a href="https://example.org/a">https://example.org/a</a></p>', 'https://example.org/a'],
  ['<p><a href="mailto:a@example.org">a@example.org</a></p>', 'a@example.org'],
  ['<blockquote><p>a</p><ul><li>b</li></ul></blockquote>', '> a\n>\n> - b'],
  ['<ol><li><p>a</p><p>b<br>c</p></li><li>d</li></ol>', '1. a\n   b\n   c\n2. d'],
  ['<p></p><p> <br> </p><ul><li></li></ul>', '-'],
  ['', ''],
])('%j reads as %j', (html, text) => {
  const document = parseHtml(html);
  expect(document && messageText(document)).toBe(text);
});

it('what somebody has typed is never markup', () => {
  const typed = '&lt;img src=x onerror="a()"&gt; &amp;lt;b&amp;gt;';
  const { text, html } = write({ html: `<p>${typed}</p>`, subject: '</title><b>' });
  expect(text).toContain('<img src=x onerror="a()"> &lt;b&gt;');
  expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt; &amp;lt;b&amp;gt;</p>');
  expect(html).toContain('<title>&lt;/title&gt;&lt;b&gt;</title>');
});

describe('at the foot', () => {
  it('of what may be refused stands a link for that', () => {
    const { text, html } = write();
    expect(text).toBe(
      `Zapraszamy\n\n-- \nROD „Malwa” & Syn\nNie chcę dostawać takich wiadomości: ${url}\n`,
    );
    expect(html).toContain('ROD „Malwa” &amp; Syn<br>');
    expect(html).toMatch(
      new RegExp(`<a href="${url}"[^>]*>Nie chcę dostawać takich wiadomości</a>`),
    );
  });

  it('of what the law asks for stands what it rests on, by each of the days', () => {
    const givenOn = ['2027-02-01', '2026-11-21', '2027-02-01'];
    const sentence =
      'Pismo wysłano na podstawie zgody z 21 listopada 2026 i 1 lutego 2027. Zgodę można cofnąć w zarządzie ogrodu.';
    const { text, html } = write({ footer: { kind: 'consent', givenOn } });
    expect(text).toContain(`\n${sentence}\n`);
    expect(html).toContain(sentence);
    expect(text + html).not.toMatch(/unsubscribe|Nie chcę/);
  });

  it('stands nothing where nobody has said anything', () => {
    const { text, html } = write({ association: null, footer: null });
    expect(text).toBe('Zapraszamy\n');
    expect(html).not.toContain('class="foot"');
  });
});

it.each([
  ['a message', write({ html: sanitizeContent(everyMarkup) })],
  [
    'a letter',
    writeLetter({
      subject: 'Hasło <1>',
      opening: ['oto hasło:'],
      facts: [
        { label: 'Adres', value: 'https://example.org/?a&b', isLink: true },
        { label: 'Hasło', value: '<b>&"' },
      ],
      closing: ['Zarząd'],
    }),
  ],
])('the HTML of %s is valid, loads nothing, and has colours for the night', async (_, { html }) => {
  const checked = await new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      'doctype-style': ['error', { style: 'lowercase' }],
      // Mail programs read no others.
      'no-inline-style': 'off',
      // What people write has the headings that they choose.
      'heading-level': 'off',
      'tel-non-breaking': 'off',
      // The older name of 'none', which more mail programs know.
      'presentation-role-style': 'off',
    },
  }).validateString(html);
  expect(checked.results.flatMap(({ messages }) => messages)).toEqual([]);
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|src=|@import/i);
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});
