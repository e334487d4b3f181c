import { useEffect } from 'react';
import { useLatest } from '../useLatest.ts';

/** The key, as `aria-keyshortcuts` names it. */
export const undoShortcut = 'Control+Z';

type Offer = () => void;

/** What Ctrl+Z may undo, the latest last. */
const offers: Offer[] = [];

/**
 * Runs `undo`, where there is one, on Ctrl+Z while nothing newer is offered; in a field the key undoes what was
 * typed.
 */
export function useUndoKey(undo: (() => void) | undefined): void {
  const latest = useLatest(undo);
  const hasUndo = undo !== undefined;
  useEffect(() => {
    if (!hasUndo) return;
    const offer = () => latest.current?.();
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!isUndo || offers.at(-1) !== offer || isTextField(event.target)) return;
      event.preventDefault();
      offer();
    };
    offers.push(offer);
    globalThis.addEventListener('keydown', onKeyDown);
    return () => {
      offers.splice(offers.indexOf(offer), 1);
      globalThis.removeEventListener('keydown', onKeyDown);
    };
  }, [latest, hasUndo]);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}
