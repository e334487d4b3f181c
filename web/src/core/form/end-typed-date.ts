/**
 * What is typed in a field of dates is read in full once that is left. The keys that submit a form do not leave it, so this
 * does so.
 */
export function endTypedDate(form: HTMLFormElement | null): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || field.dataset['typedDate'] === undefined) return;
  if (form?.contains(field)) field.blur();
}
