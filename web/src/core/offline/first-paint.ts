import { buildIdMeta } from '@grzadka/contract/core/build-id';
import { ownBuild } from '../api/newer-build.ts';
import { logFailure } from '../log.ts';
import { mayKeepShell } from './kept-shell.ts';

/**
 * The browser's store of what is shown first where a walk is opened without a network. The service worker puts it into the page, and
 * deletes it with all else that is kept for walks.
 */
const storeName = 'grzadka-walk-first-paint';

/** What somebody typed before the program was there, and at which record. */
interface TypedAhead {
  readonly recordId: string;
  /** Undefined where they have changed nothing. */
  readonly text: string | undefined;
}

/**
 * Keeps the screen as it is around its one field, for the next opening at this address; `recordId` says what the field belongs to.
 * Not while somebody is elsewhere than in the field, such as in a dialog.
 */
export async function keepFirstPaint(address: string, recordId: string): Promise<void> {
  const { activeElement } = document;
  const shown = document.querySelector('#root > *');
  if (!mayKeepShell() || shown === null || !isTypedIn(activeElement)) return;
  try {
    const store = await caches.open(storeName);
    // Styles are of one build.
    const headers = { [buildIdMeta]: ownBuild() ?? '' };
    await store.put(address, new Response(paintOf(shown, recordId), { headers }));
    for (const { url } of await store.keys()) {
      if (new URL(url).pathname !== address) await store.delete(url);
    }
    // A sign-out has come meanwhile.
    if (!shown.isConnected) await forgetFirstPaint();
  } catch (cause) {
    logFailure('What a walk shows first cannot be kept', cause);
  }
}

/** Keeps nothing of it any more: there is nothing to type. */
export async function forgetFirstPaint(): Promise<void> {
  if (mayKeepShell()) await caches.delete(storeName).catch(() => undefined);
}

/**
 * Puts the screen's own field in the place of that of the first paint, which goes; gives what was typed there. Undefined where the page
 * was opened without one.
 */
export function takeFirstPaint(field: HTMLElement | null): TypedAhead | undefined {
  const paint = document.getElementById('first-paint');
  if (paint === null) return undefined;
  const typed = paint.querySelector('input');
  const isChanged = typed !== null && typed.value !== typed.defaultValue;
  // Before the other one goes: a phone's keyboard stays open.
  if (paint.contains(document.activeElement)) field?.focus();
  paint.remove();
  return {
    recordId: paint.dataset['record'] ?? '',
    text: isChanged ? typed.value : undefined,
  };
}

function isTypedIn(element: Element | null): boolean {
  return element instanceof HTMLInputElement && element.inputMode === 'decimal';
}

/** A copy of what is shown, in which nothing but the field does anything. */
function paintOf(shown: Element, recordId: string): string {
  const paint = document.createElement('div');
  paint.id = 'first-paint';
  paint.dataset['record'] = recordId;
  const copy = document.importNode(shown, true);
  // The panel of wide windows is not seen on a phone, and what leads past it leads nowhere here.
  for (const part of copy.querySelectorAll('aside, a, input:not([inputmode])')) part.remove();
  for (const button of copy.querySelectorAll('button')) button.disabled = true;
  for (const field of copy.querySelectorAll('input')) {
    const label = copy.querySelector(`label[for="${field.id}"]`)?.textContent;
    field.setAttribute('aria-label', label ?? '');
    field.autofocus = true;
  }
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id');
  paint.append(copy);
  return paint.outerHTML;
}
