/**
 * Puts a text onto the clipboard; false where the browser refuses. Over plain HTTP, as in a local
 * network, there is no clipboard but the old command, which copies what is selected.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const focused = document.activeElement;
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.readOnly = true;
  carrier.style.position = 'fixed';
  // Within a dialog the focus must not leave it; where nothing within has that, it is the dialog's.
  const place = focused instanceof HTMLDialogElement ? focused : focused?.parentElement;
  (place ?? document.body).append(carrier);
  carrier.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing has replaced it over plain HTTP
    return document.execCommand('copy');
  } finally {
    carrier.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
