import { describe, expect, it } from 'vitest';
import { areaEdges, type Layer } from '../../oxlint.area-edges.ts';
import { circlesOfAreas, usedEdges } from './area-edges.ts';
import { readSourceFiles, sourceFile } from './source-files.ts';

/** What composes the areas, and so may look into all of them. */
const composing = new Set(['app', 'import', 'admin']);

describe.each<Layer>(['contract', 'server', 'web'])('the areas of %s', (layer) => {
  const used = usedEdges(readSourceFiles(`${layer}/src/**/*.{ts,tsx}`));

  it('look into those that are declared, and all that is declared is used', () => {
    const found = [...used]
      .filter(([area]) => !composing.has(area))
      .map(([area, edges]) => [
        area,
        [...edges.keys()].filter((to) => !composing.has(to)).toSorted(),
      ])
      .filter(([, edges]) => edges?.length !== 0);
    expect(Object.fromEntries(found)).toEqual(areaEdges[layer]);
  });

  it('never lead back to where they start', () => {
    expect(used.size).toBeGreaterThan(20);
    expect(circlesOfAreas(used)).toEqual([]);
  });
});

describe('the check itself', () => {
  const circles = (texts: Readonly<Record<string, string>>) =>
    circlesOfAreas(
      usedEdges(Object.entries(texts).map(([path, text]) => sourceFile(`web/src/${path}`, text))),
    );

  it('finds a way back over others, and through the contract', () => {
    expect(
      circles({
        'a/a.ts': "import '../b/b.ts';",
        'b/rooms/b.ts': "import type { C } from '@grzadka/contract/c/c';",
        'c/c.ts': "import '../a/a.ts';",
      }),
    ).toHaveLength(3);
  });

  it('minds one way, the core and a library not', () => {
    const texts = { 'a/a.ts': "import '../b/b.ts'; import '../core/x.ts'; import 'zod';" };
    expect(circles({ ...texts, 'core/x.ts': "import './y.ts';" })).toEqual([]);
  });
});
