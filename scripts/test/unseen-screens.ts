/** Under what names the walk of screen states notes where a state was: e2e/screen-states/walk.ts. */
const noteNames = { seen: 'screen', named: 'named screen' } as const;

/** Those whose heading names the record itself: the versions of a page, the rates of a year, the walk of a round. */
const headedByRecord = new Set([
  '/strony/:pageId/wersje',
  '/oplaty/stawki-na-rok/:year',
  '/tury-odczytow/:campaignId/obchod',
]);

/** A note of a test in the report of Playwright. */
export interface Annotation {
  readonly type: string;
  readonly description?: string;
}

/** The addresses that screen states were at, by the notes of their tests; all, or those whose window named a record. */
export function addressesIn(
  annotations: readonly Annotation[],
  which: keyof typeof noteNames,
): string[] {
  return annotations.flatMap(({ type, description }) =>
    type === noteNames[which] && description !== undefined ? [description] : [],
  );
}

/**
 * The screens of one record, by their first patterns, whose window was at none of these addresses: in no state did its
 * title name the record (docs/product/signing-in.md#frame).
 */
export function unnamedScreens(
  screens: readonly (readonly string[])[],
  addresses: readonly string[],
): string[] {
  return unseenScreens(screens, addresses).filter(
    (pattern) => parameters(pattern) > 0 && !pattern.includes('*') && !headedByRecord.has(pattern),
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
