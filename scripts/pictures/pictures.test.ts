import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from '../project.ts';
import { pictureFacts, pictureFolder } from './picture-facts.ts';
import { outlineOf } from './screen-outline.ts';

const pictures = globSync('*.webp', { cwd: at(pictureFolder) }).map((file) =>
  basename(file, '.webp'),
);

const pages = ['README.md', ...globSync('docs/instrukcja/*.md', { cwd: at() })]
  .map((path) => readFileSync(at(path), 'utf8'))
  .join('\n');

/** All pictures together, in bytes. */
const mostBytes = 2_000_000;

describe('the pictures of the manual', () => {
  it.each(pictures)('%s is newer than the screen it shows', (name) => {
    const json = readFileSync(at(pictureFolder, `${name}.json`), 'utf8');
    const { screen, outline } = pictureFacts.parse(JSON.parse(json));
    const isThere = existsSync(at(screen));
    expect(
      isThere && outlineOf(screen),
      `${screen} shows something else than the picture ${name}.webp in the manual. ` +
        `Run: npm run docs:screenshots -- ${name}`,
    ).toBe(outline);
  });

  it('stand in a page each', () => {
    expect(pictures.filter((name) => !pages.includes(`obrazy/${name}.webp`))).toEqual([]);
  });

  it('are light enough together', () => {
    const sizes = pictures.map((name) => statSync(at(pictureFolder, `${name}.webp`)).size);
    expect(pictures.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
  });
});

describe('the outline of a screen', () => {
  const theme = 'export const theme = { color: "#1e5b34" };';
  const outline = (sources: Record<string, string>) =>
    outlineOf('web/src/a/AScreen.tsx', (path) => {
      if (path.startsWith('web/src/app/')) return theme;
      return sources[path] ?? '';
    });
  const screen = `import { B } from './B.tsx';
    const Later = latePart(async () => (await import('./Later.tsx')).Later);
    export const A = () => <B title="Działki">{text}</B>;`;
  const before = outline({
    'web/src/a/AScreen.tsx': screen,
    'web/src/a/B.tsx': '<p>Sektor</p>',
    'web/src/a/Later.tsx': '<p>Filtr</p>',
  });

  it.each([
    ['a word', screen.replace('Działki', 'Liczniki'), '<p>Sektor</p>', ''],
    ['an element', screen, '<b>Sektor</b>', ''],
    ['a word of a part', screen, '<p>Działka</p>', ''],
  ])('is another one with %s changed', (_, own, part, later) => {
    const sources = {
      'web/src/a/AScreen.tsx': own,
      'web/src/a/B.tsx': part,
      'web/src/a/Later.tsx': later,
    };
    expect(outline(sources)).not.toBe(before);
  });

  it('stays as it is where the code is laid out anew, files are renamed, or what is closed changes', () => {
    const sources = {
      'web/src/a/AScreen.tsx': screen
        .replaceAll('./B.tsx', '../c/C.tsx')
        .replaceAll(' => ', '=>\n'),
      'web/src/c/C.tsx': '// Why\n<p>\n  Sektor\n</p>',
      'web/src/a/Later.tsx': '<p>Kolejność</p>',
    };
    expect(outline(sources)).toBe(before);
  });
});
