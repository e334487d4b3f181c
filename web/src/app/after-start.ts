import { listenToNewerBuilds } from '../core/api/newer-build.ts';
import { offerNewVersion } from './offer-new-version.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** What can wait until the first screen is there. */
export function afterStart(): void {
  listenToNewerBuilds(offerNewVersion);
  registerServiceWorker();
}
