import { paths } from '../core/paths.ts';

/**
 * Puts the address of the login screen in place of the one that the browser shows. `mayReturn`: who signs in
 * is led back to that one.
 */
export function showLoginAddress({ mayReturn }: { mayReturn: boolean }): void {
  const { pathname, search } = globalThis.location;
  if (pathname === paths.login) return;
  const state = mayReturn ? { returnTo: pathname + search } : null;
  globalThis.history.replaceState(state, '', paths.login);
}

/** Puts the address that led to the login screen back in its place; home where none did. */
export function showReturnAddress(): void {
  if (globalThis.location.pathname !== paths.login) return;
  globalThis.history.replaceState(null, '', returnAddress(globalThis.history.state));
}

/** Where to go after signing in, by the state of the login screen's entry in the browser's history. */
export function returnAddress(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return paths.home;
  return typeof state.returnTo === 'string' ? state.returnTo : paths.home;
}
