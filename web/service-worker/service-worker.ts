import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import type { KeptFile } from './kept-file.ts';
import {
  fileOfWalk,
  forgetWalks,
  isOfWalk,
  keepWalk,
  pageOfWalk,
  renewWalk,
  withinPatience,
} from './kept-walk.ts';

declare const self: ServiceWorkerGlobalScope;

/** Put here by the build: the page for when there is no connection, and what it shows. */
declare const offlinePage: string;
declare const keptFiles: KeptFile[];

/** The same: what a walk needs to be opened without a connection, what of it runs first, and the name of the store of this build's. */
declare const walkFiles: string[];
declare const walkStart: string[];
declare const walkStore: string;

const walk = { store: walkStore, files: walkFiles, start: walkStart };
const walkPaths = new Set(walkFiles);

// Everything comes from the network while there is one, so that a worker left over from another version of the
// program does no harm, and a new one need not wait until the last window is closed (0079).
precache(keptFiles);
cleanupOutdatedCaches();
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  giveWithoutWorker(event);
  // On a device on which somebody walks the new version is there before the former one goes.
  event.waitUntil(renewWalk(walk));
});

/** What newer browsers have: they give files from a store, or else from the network, without asking the worker. */
interface Routed {
  addRoutes?: (routes: readonly object[]) => Promise<void>;
}

/** Has the browser give the files of the walk from the device without waking the worker up, which takes a phone long. */
function giveWithoutWorker(event: ExtendableEvent & Routed): void {
  const or = walkFiles.map((pathname) => ({ urlPattern: { pathname } }));
  const routed = event.addRoutes?.([{ condition: { or }, source: { cacheName: walkStore } }]);
  if (routed) event.waitUntil(routed.catch(() => undefined));
}

self.addEventListener('activate', (event) => {
  // The page is asked for while the worker wakes up. Old browsers do not know how.
  event.waitUntil(self.registration.navigationPreload?.enable());
  event.waitUntil(forgetWalks({ but: walkStore }));
});

self.addEventListener('message', (event) => {
  const { data, ports } = event as { data: unknown; ports: readonly MessagePort[] };
  if (data === 'keep-walk') {
    event.waitUntil(keepWalk(walk).then((isKept) => ports[0]?.postMessage(isKept)));
  }
  if (data === 'forget-walk') event.waitUntil(forgetWalks());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // A call's answer is the server's alone, a file that is saved under its address included.
  if (origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (walkPaths.has(pathname)) event.respondWith(fetchOfWalk(request));
  else if (getCacheKeyForURL(request.url) !== undefined) event.respondWith(fetchKept(request));
});

async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const kept = isOfWalk(new URL(request.url).pathname) ? await pageOfWalk(walk) : undefined;
  try {
    const fetched = fetchPage(request, preloadResponse);
    return await (kept ? withinPatience(fetched) : fetched);
  } catch {
    return kept ?? (await matchPrecache(offlinePage)) ?? Response.error();
  }
}

async function fetchPage(request: Request, preloadResponse: Promise<unknown>): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? (await fetch(request));
}

async function fetchKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await matchPrecache(request.url)) ?? Response.error();
  }
}

/** A file whose name changes with what is in it is the same from wherever it comes, and the device is nearer. */
async function fetchOfWalk(request: Request): Promise<Response> {
  return (await fileOfWalk(request.url)) ?? fetch(request);
}
