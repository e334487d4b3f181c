import { useRef, useState } from 'react';
import { toastText } from '../api/api-error.ts';
import { downloadText } from '../api/download.text.ts';
import { type DownloadEndpoint, download } from '../api/download.ts';
import type { WireInput } from '../api/request.ts';
import { notify } from '../ui/toasts/notify.ts';
import { uiText } from '../ui/ui.text.ts';
import { paperText } from './paper.text.ts';
import { printFile } from './print-file.ts';
import { useTellLacks } from './useTellLacks.ts';

/**
 * Prints documents that the server makes, one after another. Where one ends among the downloads, or fails, a message says
 * so; what failed can be tried again from there.
 */
export function usePaperPrint(endpoint: DownloadEndpoint) {
  const [waiting, setWaiting] = useState(0);
  const tellLacks = useTellLacks();
  const last = useRef(Promise.resolve());

  async function printOne(input: WireInput): Promise<void> {
    try {
      const file = await download(endpoint, input);
      if ((await printFile(file)) === 'saved') notify.success(downloadText.downloaded(file.name));
      tellLacks(file.lacks);
    } catch (error) {
      const reason = toastText(error);
      if (reason === undefined) return;
      const action = { label: uiText.retry, run: () => print(input) };
      notify.error(paperText.failed(reason), { action });
    }
  }

  async function print(input: WireInput): Promise<void> {
    setWaiting((count) => count + 1);
    const before = last.current;
    const own = before.then(() => printOne(input));
    last.current = own;
    await own;
    setWaiting((count) => count - 1);
  }

  return { print, isPrinting: waiting > 0 };
}
