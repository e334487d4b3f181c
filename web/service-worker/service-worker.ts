import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import type { KeptFile } from './kept-file.ts';

declare const self: ServiceWorkerGlobalScope;

/** Put here by the build: the page for when there is no connection, and what it shows. */
declare const offlinePage: string;
declare const keptFiles: KeptFile[];

// Everything comes from the network while there is one, so that a worker left over from another version of the
// program does no harm, and a new one need not wait until the last window is closed (0079).
precache(keptFiles);
cleanupOutdatedCaches();
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  // The page is asked for while the worker wakes up. Old browsers do not know how.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // A call's answer is the server's alone, a file that is saved under its address included.
  if (origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (getCacheKeyForURL(request.url) !== undefined) event.respondWith(fetchKept(request));
});

async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch {
    return (await matchPrecache(offlinePage)) ?? Response.error();
  }
}

async function fetchKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await matchPrecache(request.url)) ?? Response.error();
  }
}
