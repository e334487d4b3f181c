import type { KeyboardEvent } from 'react';

/** Leads the Tab key from the last thing within an element to its first, and back: nothing outside of it can be used. */
export function keepTabWithin(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const { currentTarget, shiftKey } = event;
  const { activeElement } = document;
  // From a part that is elsewhere in the document, and only among the components within it.
  if (!currentTarget.contains(activeElement)) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(isStop);
  const [first, last] = [stops[0], stops.at(-1)];
  const isAtEnd = shiftKey
    ? activeElement === first || activeElement === currentTarget
    : activeElement === last;
  if (!isAtEnd && first) return;
  event.preventDefault();
  (shiftKey ? last : first)?.focus();
}

const focusable =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';

/** Whether the Tab key stops at an element; of radios of one name at the one that is chosen. */
function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return false;
  if (element.getClientRects().length === 0 || element.closest('[inert]')) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked)
    return true;
  const group = document.getElementsByName(element.name);
  return ![...group].some((radio) => radio instanceof HTMLInputElement && radio.checked);
}
