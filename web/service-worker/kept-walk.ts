/** What the worker keeps of the application for walks: the store of its build, and the addresses of the files. */
interface WalkFiles {
  readonly store: string;
  readonly files: readonly string[];
  /** Those that run first. */
  readonly start: readonly string[];
}

/** With what the names of these stores begin, of any build. */
const storePrefix = 'grzadka-walk-';

/** The page itself, whatever address it was asked for at. */
const page = '/';

/** The addresses at which the page may stand for one that does not come: the start, from where it goes to the walk, and walks. */
const walkAddress = /^\/(?:tury-odczytow\/[^/]+\/obchod\/?)?$/;

/** How long somebody on a walk waits for a page that does not come, in milliseconds. */
const patience = 2_500;

/** Keeps all that a walk needs; whether it is there. Nothing of it stays where a part is missing. */
export async function keepWalk({ store, files, start }: WalkFiles): Promise<boolean> {
  try {
    const cache = await caches.open(store);
    const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(files.filter((file) => !known.has(file)));
    if (!known.has(page)) await cache.put(page, await fetchPlainPage(start));
    return true;
  } catch {
    await caches.delete(store);
    return false;
  }
}

/** Keeps it where a former build did, so that a device on which somebody walks never goes without. */
export async function renewWalk(walk: WalkFiles): Promise<void> {
  const stores = await caches.keys();
  if (stores.some((name) => name.startsWith(storePrefix))) await keepWalk(walk);
}

/** Forgets what was kept for walks, but for what is in one of the stores; of former builds only once that is there. */
export async function forgetWalks({ but }: { but?: string } = {}): Promise<void> {
  const stores = (await caches.keys()).filter((name) => name.startsWith(storePrefix));
  // One that could not be renewed still opens, and finds its files.
  if (but !== undefined && !stores.includes(but)) return;
  await Promise.all(stores.filter((name) => name !== but).map((name) => caches.delete(name)));
}

/** Whether an address is one at which somebody on a walk may open the program. */
export function isOfWalk(pathname: string): boolean {
  return walkAddress.test(pathname);
}

/** The page that is kept, of this build or else of a former one; undefined where there is none. */
export async function pageOfWalk({ store }: WalkFiles): Promise<Response | undefined> {
  const own = await (await openIfThere(store))?.match(page);
  return own ?? (await caches.match(page));
}

/** A file that is kept; undefined where it is not. */
export async function fileOfWalk(url: string): Promise<Response | undefined> {
  return caches.match(url);
}

async function openIfThere(store: string): Promise<Cache | undefined> {
  return (await caches.has(store)) ? caches.open(store) : undefined;
}

/**
 * The answer, if it comes while somebody is ready to wait for it.
 * @throws Error where it does not
 */
export async function withinPatience(answer: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('A line that gives nothing')), patience);
  });
  return Promise.race([answer, late]);
}

/** The page with these files in place of what it says of the screen that it was asked for, and of who asked. */
async function fetchPlainPage(files: readonly string[]): Promise<Response> {
  const answer = await fetch(page, { cache: 'reload' });
  if (!answer.ok) throw new Error(`The page answers ${answer.status}`);
  const headers = new Headers(answer.headers);
  const links = files.map((file) => `<${file}>; rel=modulepreload`);
  // So that all of them come at once, and not each once the one before it has run.
  headers.set('link', links.join(', '));
  return new Response(await answer.blob(), { status: answer.status, headers });
}
