import { isTyped } from '../core/ui/hooks/useRefusedKeys.ts';

/** For how long whoever types looks for the next key, in milliseconds. */
export const typingPause = 1000;

let typedAt = Number.NEGATIVE_INFINITY;

/** Notices from now on when something is typed, anywhere on the page; returns what ends that. */
export function noticeTyping(): () => void {
  const notice = () => {
    typedAt = performance.now();
  };
  const noticeKey = (event: KeyboardEvent) => isTyped(event) && notice();
  // A phone's keyboard names no key, and where nothing can be typed into there is no input.
  window.addEventListener('keydown', noticeKey, true);
  window.addEventListener('input', notice, true);
  return () => {
    window.removeEventListener('keydown', noticeKey, true);
    window.removeEventListener('input', notice, true);
  };
}

/** Acts as soon as nobody has typed for a while: at once where nobody does. Returns what gives it up. */
export function afterTyping(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const rest = typedAt + typingPause - performance.now();
    if (rest > 0) timer = setTimeout(look, rest);
    else act();
  };
  look();
  return () => clearTimeout(timer);
}
