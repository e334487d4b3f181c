import { paths } from '../core/paths.ts';

/** The state of a navigation to the login screen that leads back to `address` afterwards. */
export function returnTo(address: string) {
  return { returnTo: address };
}

/** Where to go after signing in: where the person wanted to, else home. */
export function returnAddress(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return paths.home;
  return typeof state.returnTo === 'string' ? state.returnTo : paths.home;
}
