const fields = [
  'input:not([type="hidden"])',
  'textarea',
  'select',
  '[role="combobox"]',
  'button[type="submit"]',
].join();

/**
 * Moves the focus from a field to the next one of its form, or to the button that sends it, past the buttons in between: what is
 * typed from then on belongs there. A text that stands there is marked, as the Tab key does.
 */
export function focusNextField(field: HTMLElement): void {
  const all = [...(field.closest('form')?.querySelectorAll<HTMLElement>(fields) ?? [])];
  const next = all.slice(all.indexOf(field) + 1).find(isReached);
  next?.focus();
  if (next instanceof HTMLInputElement && next.type !== 'radio' && next.type !== 'checkbox') {
    next.select();
  }
}

function isReached(element: HTMLElement): boolean {
  const isOff = element.matches(':disabled, [aria-disabled="true"]');
  return !isOff && element.tabIndex >= 0 && element.closest('[aria-hidden="true"]') === null;
}
