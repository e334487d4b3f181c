import { describe, expect, it } from 'vitest';
import { circlesOfRooms } from './rooms.ts';
import { readSourceFiles, sourceFile } from './source-files.ts';

it.each(['contract', 'server', 'web'])(
  'no room of the core of %s leads back to itself',
  (layer) => {
    const files = readSourceFiles(`${layer}/src/core/**/*.{ts,tsx}`);
    expect(new Set(files.map(({ path }) => path.split('/')[3])).size).toBeGreaterThan(5);
    expect(circlesOfRooms(`${layer}/src/core`, files)).toEqual([]);
  },
);

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

  it('minds one way, a library and the own room not', () => {
    const own = "import '../b/b.ts'; import './other.ts'; import 'zod'; import '#src/party/x.ts';";
    expect(circles({ 'a/a.ts': own, 'b/b.ts': "import './c.ts';" })).toEqual([]);
  });
});
