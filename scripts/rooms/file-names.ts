/** The kinds of files, as the page of the architecture lists them: the words that follow a dot in their names. */
export function kindsOnPage(page: string): ReadonlySet<string> {
  const [, section = ''] = /^## Names of files$(.*?)^## /ms.exec(page) ?? [];
  return new Set([...section.matchAll(/^\| `\.([a-z]+)` \|/gm)].map(([, kind = '']) => kind));
}

/**
 * What is wrong with the names of these files, one sentence each: a word behind a dot that is no kind, and in an area the
 * word of a kind behind the name of its folder and a dash.
 */
export function wrongNames(paths: readonly string[], kinds: ReadonlySet<string>): string[] {
  return paths.flatMap((path) => {
    const folders = path.split('/').slice(0, -1);
    const [name = '', ...words] = nameOf(path).split('.');
    const unknown = words.filter((word) => !kinds.has(word) && !kindsOfTests.has(word));
    const told = unknown.map((word) => `${path}: ".${word}" is no kind of file`);
    if (words.length > 0 || folders.includes('core')) return told;
    const dashed = [...kinds].filter((kind) =>
      folders.slice(2).some((folder) => name === `${folder}-${kind}`),
    );
    return dashed.map((kind) => `${path}: "${kind}" is a kind of file and follows a dot`);
  });
}

const kindsOfTests: ReadonlySet<string> = new Set(['test', 'properties']);

/** The name of a file without its folder and its ending. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
}
