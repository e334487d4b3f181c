import { useSyncExternalStore } from 'react';

interface Overlay {
  readonly element: HTMLElement;
  /** What opens from within it, and short messages, stand in it. */
  readonly isHost: boolean;
}

/** What lies over the page and keeps it from being used, the topmost last. */
let overlays: readonly Overlay[] = [];

/** What is hidden from screen readers by it. */
let hidden: readonly Element[] = [];
let unlock = () => {};
const listeners = new Set<() => void>();

/**
 * Has an element lie over all else until the returned function is called: nothing else is there for screen readers, nor for keys
 * (`isBelow`), and the page does not scroll. What the browser makes inert for a modal dialog only people notice.
 */
export function coverPage(element: HTMLElement, { isHost }: { isHost: boolean }): () => void {
  const overlay = { element, isHost };
  if (overlays.length === 0) unlock = lockScrolling();
  change([...overlays, overlay]);
  return () => {
    if (!overlays.includes(overlay)) return;
    change(overlays.filter((other) => other !== overlay));
    if (overlays.length === 0) unlock();
  };
}

/**
 * Where what opens has its place in the document: within the topmost dialog, since all outside of that is below it and inert,
 * however high its `z-index` is.
 */
export function overlayContainer(): HTMLElement {
  return topDialog() ?? document.body;
}

/** The topmost dialog; undefined while none is open. */
export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore(listen, topDialog);
}

function topDialog(): HTMLElement | undefined {
  return overlays.findLast(({ isHost }) => isHost)?.element;
}

function change(next: readonly Overlay[]): void {
  overlays = next;
  const top = overlays.at(-1)?.element;
  const all = top ? besides(top) : [];
  for (const element of hidden) if (!all.includes(element)) element.removeAttribute('aria-hidden');
  // What is hidden for another reason stays so.
  hidden = all.filter(
    (element) => hidden.includes(element) || element.getAttribute('aria-hidden') !== 'true',
  );
  for (const element of hidden) element.setAttribute('aria-hidden', 'true');
  for (const listener of listeners) listener();
}

/** All that stands beside an element or beside what that is within. */
function besides(element: HTMLElement): Element[] {
  const { parentElement } = element;
  if (!parentElement) return [];
  const siblings = [...parentElement.children].filter(
    (sibling) => sibling !== element && !sibling.matches('script, style, link, template, noscript'),
  );
  return parentElement === document.body ? siblings : [...siblings, ...besides(parentElement)];
}

/** Keeps the page from being scrolled, and as wide as it was where that takes a scroll bar away. */
function lockScrolling(): () => void {
  const { body, documentElement } = document;
  const { overflow, paddingRight } = body.style;
  const bar = window.innerWidth - documentElement.clientWidth;
  body.style.overflow = 'hidden';
  if (bar > 0) body.style.paddingRight = `${bar}px`;
  return () => Object.assign(body.style, { overflow, paddingRight });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
