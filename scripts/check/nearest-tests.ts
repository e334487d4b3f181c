import { dirname } from 'node:path';
import type { SourceFile } from '../rooms/source-files.ts';

type ImportingFile = Pick<SourceFile, 'path' | 'imports'>;

/** Which tests without a server a change is tried with. */
interface NearestTests {
  readonly run: readonly string[];
  /** How many more import what was changed, over more files in between. */
  readonly left: number;
}

/**
 * A test of a screen takes a second or two, and the first one some more. What lies further away is mostly reached by the
 * composing files, which all screens import.
 */
const mostFiles = 24;

/**
 * Chooses unit tests by their imports: those that were changed themselves, then those in its folders, then those with the
 * fewest files in between. `files` are those of the program and of its tests. What the program finds by its name is no import.
 */
export function chooseNearestTests(
  changed: readonly string[],
  files: readonly ImportingFile[],
  tests: readonly string[],
): NearestTests {
  const distances = distancesFrom(changed, files);
  const folders = changed.map((path) => `${dirname(path)}/`);
  const reached = tests
    .flatMap((path) => {
      const distance = distances.get(path);
      if (distance === undefined) return [];
      const isBeside = folders.some((folder) => path.startsWith(folder));
      return [{ path, order: isBeside ? Math.min(distance, 0.5) : distance }];
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ path }) => path);
  return { run: reached.slice(0, mostFiles), left: reached.slice(mostFiles).length };
}

/** How many imports lie between what was changed and all that reaches it. */
function distancesFrom(
  changed: readonly string[],
  files: readonly ImportingFile[],
): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of files) {
    for (const imported of imports) {
      const known = importers.get(imported);
      if (known) known.push(path);
      else importers.set(imported, [path]);
    }
  }
  const distances = new Map(changed.map((path) => [path, 0]));
  // A map goes on to what is added while it is walked: the near ones come before the far ones.
  for (const [path, distance] of distances) {
    for (const importer of importers.get(path) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
