import { describe, expect, it } from 'vitest';
import { circlesOfRooms, foldersWithRooms } from './rooms.ts';
import { readSourceFiles, type SourceFile, sourceFile } from './source-files.ts';

/** So many files a reader looks over; more are divided into rooms. */
const mostInFolder = 25;

/** Each folder with how many files lie in it, without those of its rooms and tests. */
function foldersOf(files: readonly SourceFile[]): readonly (readonly [string, number])[] {
  const byFolder = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  return [...byFolder].map(([folder, { length }]) => [folder, length]);
}

describe.each(['contract', 'server', 'web'])('in %s', (layer) => {
  const files = readSourceFiles(`${layer}/src/**/*.{ts,tsx}`);

  it.each(foldersWithRooms(files))('no room of %s leads back to itself', (folder) => {
    expect(circlesOfRooms(folder, files)).toEqual([]);
  });

  it('the core, areas and rooms of rooms are found', () => {
    const folders = foldersWithRooms(files);
    expect(folders).toContain(`${layer}/src/core`);
    expect(folders.length).toBeGreaterThan(4);
  });

  it.each(foldersOf(files))('%s can be looked over', (folder, count) => {
    expect(count, `${folder} needs rooms`).toBeLessThanOrEqual(mostInFolder);
  });
});

describe('the check itself', () => {
  const circles = (texts: Readonly<Record<string, string>>) =>
    circlesOfRooms(
      'server/src/core',
      Object.entries(texts).map(([path, text]) => sourceFile(`server/src/core/${path}`, text)),
    );

  it.each([
    ['by a type', "import type { B } from '../b/b.ts';", '../a/a.ts'],
    ['by its full name', "import { b } from '#src/core/b/b.ts';", '#src/core/a/a.ts'],
    ['at run time', "const b = await import('../b/b.ts');", '../a/a.ts'],
    ['by handing on', "export { b } from '../b/b.ts';", '../a/a.ts'],
  ])('finds two rooms that import each other %s', (_, text, back) => {
    expect(circles({ 'a/a.ts': text, 'b/b.ts': `import '${back}';` })).toEqual([
      'server/src/core/a/a.ts imports server/src/core/b/b.ts, but "b" leads back to "a"',
      'server/src/core/b/b.ts imports server/src/core/a/a.ts, but "a" leads back to "b"',
    ]);
  });

  it('takes loose files as a room, and sees a way back over others', () => {
    const found = circles({
      'loose.ts': "import './a/a.ts';",
      'a/a.ts': "import '../b/b.ts';",
      'b/c/d.ts': "import '../../loose.ts';",
    });
    expect(found).toHaveLength(3);
    expect(found[0]).toContain('but "a" leads back to "core"');
  });

  it('takes a file that lies loose in an area for itself', () => {
    const found = (texts: Readonly<Record<string, string>>) =>
      circlesOfRooms(
        'web/src/party',
        Object.entries(texts).map(([path, text]) => sourceFile(`web/src/party/${path}`, text)),
      );
    const below = { 'a/a.ts': "import '../low.ts';", 'low.ts': '' };
    expect(found({ ...below, 'high.ts': "import './a/a.ts';" })).toEqual([]);
    expect(found({ ...below, 'low.ts': "import './a/a.ts';" })).toHaveLength(2);
  });

  it('minds one way, a library and the own room not', () => {
    const own = "import '../b/b.ts'; import './other.ts'; import 'zod'; import '#src/party/x.ts';";
    expect(circles({ 'a/a.ts': own, 'b/b.ts': "import './c.ts';" })).toEqual([]);
  });
});
