import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from '../project.ts';
import { type Allowed, allowed, droppedSigns, droppedWords } from './glossary.ts';
import { pageTexts, type SourceText, sourceTexts } from './source-texts.ts';

const sources = [
  '{contract,web,server,postgres,demo}/src/**/*.{ts,tsx}',
  'scripts/{bootstrap.cjs,bootstrap/*.cjs}',
];

const texts = [
  ...filesOf(sources).flatMap((path) => textsIn(path, (source) => sourceTexts(path, source))),
  ...filesOf(['docs/instrukcja/*.md', 'web/index.html']).flatMap((path) =>
    textsIn(path, pageTexts),
  ),
];

function filesOf(patterns: readonly string[]): readonly string[] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: at() }))
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path));
}

function textsIn(path: string, read: (source: string) => readonly SourceText[]) {
  return read(readFileSync(at(path), 'utf8')).map((found) => ({ path, ...found }));
}

type Text = (typeof texts)[number];

/** The text without what may stand in it. */
function withoutAllowed(found: Text): string {
  return allowed
    .filter((rule) => isSaidIn(rule, found))
    .reduce((text, { phrase }) => text.replaceAll(phrase, ''), found.text);
}

function isSaidIn({ phrase, within = [''] }: Allowed, { path, text }: Text): boolean {
  return within.some((beginning) => path.startsWith(beginning)) && text.includes(phrase);
}

describe('the texts of the product', () => {
  it('are found', () => {
    const found = (text: string) => texts.filter((each) => each.text === text).length;
    expect(found('Pole nie moze byc puste')).toBe(1);
    expect(found('Odśwież dane')).toBe(1);
    expect(found('Licznik {} z {}')).toBe(1);
  });

  it.each(droppedWords)('do without: $name', ({ pattern, instead }) => {
    const faults = texts
      .filter((each) => pattern.test(withoutAllowed(each)))
      .map(({ path, line, text }) => `${path}:${line} "${text}" (${instead})`);
    expect(faults).toEqual([]);
  });

  it.each(droppedSigns)('do without $name', ({ pattern, instead }) => {
    const faults = texts
      .filter(({ text }) => pattern.test(text))
      .map(({ path, line, text }) => `${path}:${line} "${text}" (${instead})`);
    expect(faults).toEqual([]);
  });

  it('need every exception', () => {
    const needless = allowed.filter(
      (rule) =>
        !texts.some((each) => isSaidIn(rule, each)) ||
        !droppedWords.some(({ pattern }) => pattern.test(rule.phrase)),
    );
    expect(needless).toEqual([]);
  });
});

describe('the check itself', () => {
  it.each([...droppedWords, ...droppedSigns])(
    'finds $name in "$example"',
    ({ pattern, example }) => {
      expect(example).toMatch(pattern);
    },
  );

  it('reads what stands in quotes, in templates and between tags', () => {
    const source = `import 'a b';
      // 'W komentarzu'
      const path = '/dodaj-pomiar';
      const view = <b title="Ala ma">Kot{\`i \${path} pies\`}
        i mysz</b>;`;
    expect(sourceTexts('view.tsx', source)).toEqual([
      { line: 1, text: 'a b' },
      { line: 4, text: 'Ala ma' },
      { line: 4, text: 'Kot' },
      { line: 4, text: 'i {} pies' },
      { line: 4, text: 'i mysz' },
    ]);
  });

  it('reads a page by its paragraphs, without code', () => {
    const page = '# Tytuł\n\nWpisz `npm start`\ni czekaj.\n\n```\nkonto\n```\n\nKoniec';
    expect(pageTexts(page)).toEqual([
      { line: 1, text: '# Tytuł' },
      { line: 3, text: 'Wpisz i czekaj.' },
      { line: 10, text: 'Koniec' },
    ]);
  });
});
