import { bindShortcut } from '../../shortcut/bound-shortcuts.ts';
import { undoKeys } from '../../shortcut/keys.ts';
import type { ToastAction } from './toasts.ts';

/** What can be done about a message, once: by its button, and by the keys that undo. */
export interface ToastOffer {
  readonly label: string;
  readonly isUndo: boolean;
  /** Does it, unless that was begun already. */
  readonly act: () => Promise<void>;
  readonly isRunning: () => boolean;
  /** Hears when it is begun. */
  readonly subscribe: (listener: () => void) => () => void;
  /** It is offered no more: its message is leaving. */
  readonly end: () => void;
}

/**
 * Offers it from now on, whether its message has room on the screen yet or not: the keys undo what was told last.
 * @param onDone called when it is done
 */
export function offerAction(
  { label, run, isUndo = false }: ToastAction,
  onDone: () => void,
): ToastOffer {
  const listeners = new Set<() => void>();
  let isBegun = false;
  const act = async () => {
    if (isBegun) return;
    isBegun = true;
    for (const listener of listeners) listener();
    await run();
    onDone();
  };
  // It belongs to a message, over which nothing lies.
  const unbind = isUndo
    ? bindShortcut({ keys: undoKeys, label, run: () => void act() })
    : undefined;
  return {
    label,
    isUndo,
    act,
    isRunning: () => isBegun,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => unbind?.(),
  };
}
