import { listenToNewerBuilds } from '../core/api/newer-build.ts';
import { logFailure } from '../core/log.ts';
import { offerNewVersion } from './offer-new-version.ts';

/** What can wait until the first screen is there. */
export function afterStart(): void {
  listenToNewerBuilds(offerNewVersion);
  registerServiceWorker();
}

/**
 * Has the browser keep the page for when there is no connection. Browsers allow that over HTTPS and on this machine
 * alone; in development the page would stand in the way of what has just been changed.
 */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/service-worker.js')
    // Whoever forbids it does without.
    .catch((cause: unknown) => logFailure('No service worker', cause));
}
