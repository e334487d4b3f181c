/** Under what name the walk of screen states notes where a state was: e2e/screen-states/walk.ts. */
const seenScreen = 'screen';

/** A note of a test in the report of Playwright. */
export interface Annotation {
  readonly type: string;
  readonly description?: string;
}

/** The addresses that screen states were at, by the notes of their tests. */
export function addressesIn(annotations: readonly Annotation[]): string[] {
  return annotations.flatMap(({ type, description }) =>
    type === seenScreen && description !== undefined ? [description] : [],
  );
}

/** The screens at whose patterns none of the addresses is, each by its first pattern. */
export function unseenScreens(
  screens: readonly (readonly string[])[],
  addresses: readonly string[],
): string[] {
  // An address is that of the pattern that says most of it: '/a/new' is not a record of '/a/:id'.
  const patterns = screens.flat().toSorted((a, b) => parameters(a) - parameters(b));
  const seen = new Set(
    addresses.map((address) => patterns.find((pattern) => matches(pattern, address))),
  );
  return screens
    .filter((ofScreen) => !ofScreen.some((pattern) => seen.has(pattern)))
    .map(([pattern = '']) => pattern);
}

/** How much of a pattern may be anything; all of the one that takes what is left. */
function parameters(pattern: string): number {
  return pattern.includes('*') ? Number.POSITIVE_INFINITY : pattern.split(':').length - 1;
}

function matches(pattern: string, address: string): boolean {
  const source = pattern.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`).test(address);
}
