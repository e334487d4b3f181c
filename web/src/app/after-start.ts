import { forgetNewerBuild, listenToNewerBuilds } from '../core/api/newer-build.ts';
import { discardUnsaved, mayDiscardUnsaved } from '../core/form/unsaved.ts';
import { logFailure } from '../core/log.ts';
import { notify } from '../core/ui/toasts/notify.ts';

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

/**
 * Says that there is a newer version and offers to load it. The page is never reloaded unasked, and typed text is
 * asked about: who keeps it is offered the version again with the next reply, such as that of a save.
 */
export function offerNewVersion(): void {
  const reload = async () => {
    if (!(await mayDiscardUnsaved({ isReload: true }))) return forgetNewerBuild();
    discardUnsaved();
    globalThis.location.reload();
  };
  notify.info('Jest nowa wersja programu.', {
    durationMs: Infinity,
    action: { label: 'Odśwież', run: reload },
  });
}
