import { logFailure } from '../log.ts';

/** What the page asks of the service worker: to keep what a walk needs to be opened without a network, or to forget it. */
type ShellWish = 'keep-walk' | 'forget-walk';

/** Whether this page can be opened again without a network: browsers have service workers over HTTPS and on the same machine alone. */
export function mayKeepShell(): boolean {
  return globalThis.isSecureContext && 'serviceWorker' in navigator;
}

/** Has the browser keep the screens of a walk, so that they open without a network; whether it does. */
export async function keepShell(): Promise<boolean> {
  if (!mayKeepShell()) return false;
  try {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null) return false;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<boolean>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        resolve(data === true),
      );
      port1.start();
    });
    active.postMessage('keep-walk' satisfies ShellWish, [port2]);
    return await answered;
  } catch (cause) {
    logFailure('The walk cannot be kept for when there is no network', cause);
    return false;
  }
}

/** Takes from the page what the service worker has put before a walk that is opened without a network. */
export function dropFirstPaint(): void {
  document.getElementById('first-paint')?.remove();
}

/** Has it forget them: without somebody signed in they would show nothing. */
export function forgetShell(): void {
  dropFirstPaint();
  if (mayKeepShell()) void forget();
}

/** Asks the worker by its registration: it may have come after this page, which then is none of its own. */
async function forget(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('forget-walk' satisfies ShellWish, []);
}
