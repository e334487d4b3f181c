/**
 * A date is known to be half typed once its part is left. The keys that submit a form do not leave it, so this does so.
 */
export function endTypedDate(form: HTMLFormElement | null): void {
  const part = document.activeElement;
  if (!(part instanceof HTMLElement) || part.getAttribute('role') !== 'spinbutton') return;
  if (form?.contains(part)) part.blur();
}
