import { type DownloadedFile, saveFile } from '../api/download.ts';

/** What became of a document that was to be printed: the browser was asked to, it is shown in a tab, or among the downloads. */
export type Printed = 'printing' | 'shown' | 'saved';

/** How long the viewer may take with a file that is there already, in milliseconds. */
const longestLoad = 10_000;

/** The frame of the document printed last: while the browser asks how to print it, it has to stay. */
let frame: HTMLIFrameElement | undefined;

/**
 * Has the browser ask at once how to print a PDF, from a frame that nobody sees: the screen stays as it is (0163). Browsers
 * that show no PDF themselves, as on phones, put it among their downloads; of one that prints none from a frame it is
 * shown in a tab of its own.
 */
export async function printFile(file: DownloadedFile): Promise<Printed> {
  if (!navigator.pdfViewerEnabled) {
    saveFile(file);
    return 'saved';
  }
  const address = URL.createObjectURL(file.content);
  const shown = await showUnseen(address);
  if (shown === undefined) {
    saveFile(file);
    return 'saved';
  }
  try {
    shown.contentWindow?.print();
    return 'printing';
  } catch {
    // The page of the viewer is the browser's own, which lets nobody else print it.
    if (globalThis.open(address, '_blank') !== null) return 'shown';
    saveFile(file);
    return 'saved';
  }
}

/** Undefined where nothing comes of it: there is a viewer, but it does not look into frames. */
function showUnseen(address: string): Promise<HTMLIFrameElement | undefined> {
  if (frame) {
    URL.revokeObjectURL(frame.src);
    frame.remove();
  }
  const shown = document.createElement('iframe');
  frame = shown;
  shown.title = 'Wydruk';
  shown.tabIndex = -1;
  shown.setAttribute('aria-hidden', 'true');
  // What is not laid out at all is not printed.
  shown.style.cssText =
    'position:fixed;inset:auto 0 0 auto;width:1px;height:1px;border:0;opacity:0';
  return new Promise((loaded) => {
    shown.addEventListener('load', () => loaded(shown), { once: true });
    setTimeout(() => loaded(undefined), longestLoad);
    shown.src = address;
    document.body.append(shown);
  });
}
