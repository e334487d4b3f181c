import { logFailure } from '../core/log.ts';

/**
 * Has the browser keep the page for when there is no connection. Browsers allow that over HTTPS and on this machine
 * alone; in development the page would stand in the way of what has just been changed.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/service-worker.js')
    // Whoever forbids it does without.
    .catch((cause: unknown) => logFailure('No service worker', cause));
}
