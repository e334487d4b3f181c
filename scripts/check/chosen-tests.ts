/** Which tests of the server a change is tried with. */
interface ChosenTests {
  readonly run: readonly string[];
  /** Those that belong to it as well, and take too long for a quick check. */
  readonly left: readonly string[];
}

/** A file takes two seconds in the middle, and some ten: so many end within the time of a quick check. */
const mostFiles = 8;

/** Tests that walk whole tables, by what they are about. */
const ofTables: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^contract\/src\/.*\.endpoints\.ts$/, ['permissions', 'absent-fields']],
  [/^server\/migrations\//, ['tables']],
];

/**
 * Chooses tests over HTTP by the names of what was changed, since by its imports each of them needs the whole server: those that were
 * changed themselves, then those of the areas, the one with the area's own name first. `tests` are all there are.
 */
export function chooseHttpTests(changed: readonly string[], tests: readonly string[]): ChosenTests {
  const ofServer = changed.filter((path) => /^(contract|server)\/(src|migrations)\//.test(path));
  const walks = new Set(
    ofServer.flatMap((path) =>
      ofTables.filter(([about]) => about.test(path)).flatMap(([, names]) => names),
    ),
  );
  const areas = new Set(ofServer.flatMap(areaOf));
  const wanted = [
    ...tests.filter((test) => changed.includes(test)),
    ...tests.filter((test) => areas.has(nameOf(test)) || walks.has(nameOf(test))),
    ...tests.filter((test) => [...areas].some((area) => isAbout(test, area))),
  ];
  const chosen = [...new Set(wanted)];
  return { run: chosen.slice(0, mostFiles), left: chosen.slice(mostFiles) };
}

/** The area that a file of a layer belongs to; none for the core, the migrations and what lies loose. */
function areaOf(path: string): readonly string[] {
  const [, area = ''] = /^(?:contract|server)\/src\/([a-z-]+)\//.exec(path) ?? [];
  return area === '' || area === 'core' ? [] : [area];
}

function nameOf(test: string): string {
  return /([^/]+?)(?:\.long)?\.test\.ts$/.exec(test)?.[1] ?? '';
}

/** `server/test/http/<area>-….test.ts`, or a file of the area's own folder. */
function isAbout(test: string, area: string): boolean {
  return nameOf(test).startsWith(`${area}-`) || test.includes(`/http/${area}/`);
}

/** Whether a file has rules and imports to look at. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|cjs)$/.test(path);
}
