import { changeToast, endToast, forgetToast, type Toast, toldToasts } from './toasts.ts';

/** How many have room on the screen; the others wait. */
export const toastRoom = 3;

/** Does what can be done about a message, unless that was begun already; then the message goes. */
export async function actOnToast(id: number): Promise<void> {
  const toast = toldToasts().find((one) => one.id === id);
  if (!toast?.action || toast.isRunning) return;
  changeToast(id, { isRunning: true });
  await toast.action.run();
  endToast(id);
}

/** Has one of the messages go where another waits for its room. */
export function makeRoom(toasts: readonly Toast[]): void {
  const shown = toasts.slice(0, toastRoom);
  const waiting = toasts.slice(toastRoom);
  // What goes while it waits is never seen.
  for (const { id, isLeaving } of waiting) if (isLeaving) forgetToast(id);
  if (waiting.length === 0 || shown.some(({ isLeaving }) => isLeaving)) return;
  // One with a button gives way to no other, unless all of them have one.
  const oldest = shown.find(({ action }) => !action) ?? shown[0];
  if (oldest) endToast(oldest.id);
}
