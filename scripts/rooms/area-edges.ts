import type { SourceFile } from './source-files.ts';

/** What an area of a layer imports of others: their names, each with a file that does so. */
export type UsedEdges = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The edges that a layer's files use, between any two folders of the sources but the core. */
export function usedEdges(files: readonly SourceFile[]): UsedEdges {
  const used = new Map<string, Map<string, string>>();
  for (const { path, imports } of files) {
    const from = areaOf(path);
    for (const imported of imports) {
      const to = areaOf(imported);
      if (from === null || to === null || from === to) continue;
      used.set(from, (used.get(from) ?? new Map<string, string>()).set(to, path));
    }
  }
  return used;
}

/** The edges that lead back to where they start, over however many areas, one sentence each. */
export function circlesOfAreas(used: UsedEdges): readonly string[] {
  const reached = (start: string) => {
    const found = new Set([start]);
    // A set goes on to what is added while it is walked.
    for (const area of found) for (const to of used.get(area)?.keys() ?? []) found.add(to);
    return found;
  };
  return [...used].flatMap(([from, edges]) =>
    [...edges]
      .filter(([to]) => reached(to).has(from))
      .map(([to, path]) => `${path} looks into "${to}", which leads back to "${from}"`),
  );
}

/** The folder of a layer's sources that a file lies in; null for the core, and for what lies loose or elsewhere. */
function areaOf(path: string): string | null {
  const [, sources, area, file] = path.split('/');
  return sources === 'src' && area !== undefined && area !== 'core' && file !== undefined
    ? area
    : null;
}
