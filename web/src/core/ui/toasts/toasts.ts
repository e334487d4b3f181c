import { useSyncExternalStore } from 'react';

/** Something that can still be done about what a message says. */
export interface ToastAction {
  readonly label: string;
  /** Does it and shows a message, of a failure as well; never rejects. */
  readonly run: () => Promise<void>;
  /** Ctrl+Z does it as well. */
  readonly isUndo?: boolean;
}

/** A short message, from its beginning until it has left the screen. */
export interface Toast {
  readonly id: number;
  readonly severity: 'success' | 'info' | 'error';
  readonly text: string;
  /** How long it stays while nobody turns to it, in milliseconds; `Infinity` until it is pressed or put away. */
  readonly stayMs: number;
  /** What can be done about it, once. */
  readonly action: ToastAction | undefined;
  /** That was begun. */
  readonly isRunning: boolean;
  readonly isLeaving: boolean;
}

/** The oldest first. */
let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** The short messages that have not left the screen, those included that have yet to come. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(listen, toldToasts);
}

/** The same outside of a component. */
export function toldToasts(): readonly Toast[] {
  return toasts;
}

/** Has a message shown, as soon as there is somebody to show it. */
export function tellToast(toast: Pick<Toast, 'severity' | 'text' | 'stayMs' | 'action'>): void {
  // What only says something is said once: said again, it comes in the place of the one before.
  for (const { id, text, action } of toasts) if (!action && text === toast.text) endToast(id);
  setToasts([...toasts, { ...toast, id: (count += 1), isRunning: false, isLeaving: false }]);
}

/** Lets a message go. */
export function endToast(id: number): void {
  changeToast(id, { isLeaving: true });
}

/** Lets all go but those with a button that stay until it is pressed. */
export function endPassingToasts(): void {
  for (const { id, action, stayMs } of toasts) if (!action || stayMs !== Infinity) endToast(id);
}

/** Notes what became of a message. */
export function changeToast(id: number, changes: Partial<Toast>): void {
  setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)));
}

/** A message has left the screen. */
export function forgetToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Nobody is there any more to read them.
    if (listeners.size === 0) toasts = [];
  };
}
