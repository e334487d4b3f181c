import { lettersHeader } from '@grzadka/contract/core/export/pdf-reply';
import { useEffect, useRef, useState } from 'react';
import { alertText } from '../api/api-error.ts';
import { downloadText } from '../api/download.text.ts';
import { type DownloadEndpoint, download, saveFile } from '../api/download.ts';
import type { WireInput } from '../api/request.ts';
import { Button, type ButtonLook } from '../ui/elements/Button.tsx';
import { DownloadIcon } from '../ui/icons.ts';
import { latePart } from '../ui/loading/late-part.tsx';
import { notify } from '../ui/toasts/notify.ts';
import { countLetters } from './count-letters.ts';
import type { PaperWork } from './PaperDialog.tsx';
import { paperText } from './paper.text.ts';
import { useTellLacks } from './useTellLacks.ts';

const PaperDialog = latePart(async () => (await import('./PaperDialog.tsx')).PaperDialog);

interface PaperButtonProps {
  /** The call that answers with the document. */
  endpoint: DownloadEndpoint;
  input: WireInput;
  /** What its letters are called, where the reply says how many there are. */
  letters?: string;
  children: string;
  /** What it is about, for people who do not see what it stands beside: others have the same words. */
  about?: string;
  look?: ButtonLook['look'];
  /** Hears that it was made. */
  onMade?: () => void;
}

/** Has a document made that may take a while: shows how far it is, lets it be given up, and says why it failed. */
export function PaperButton({
  endpoint,
  input,
  letters = '',
  children,
  about,
  look = 'outlined',
  onMade,
}: PaperButtonProps) {
  const [work, setWork] = useState<PaperWork>();
  const tellLacks = useTellLacks();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function make(): Promise<void> {
    const { signal } = (running.current = new AbortController());
    const count = countLetters();
    setWork({ words: paperText.waiting });
    const onPart = (part: Uint8Array, headers: Headers) => {
      const done = count(part);
      const of = Number(headers.get(lettersHeader));
      if (of === 0 || signal.aborted) return;
      setWork({ words: paperText.progress(letters, done, of), share: done / of });
    };
    try {
      const file = await download(endpoint, input, { signal, onPart });
      saveFile(file);
      setWork(undefined);
      notify.success(downloadText.downloaded(file.name));
      tellLacks(file.lacks);
      onMade?.();
    } catch (error) {
      if (signal.aborted) return;
      const reason = alertText(error);
      setWork(reason === undefined ? undefined : { failure: paperText.failed(reason) });
    }
  }

  return (
    <>
      <Button
        isAtStart
        look={look}
        startIcon={<DownloadIcon />}
        aria-label={about && `${children}: ${about}`}
        onClick={() => void make()}
        {...PaperDialog.ahead}
      >
        {children}
      </Button>
      <PaperDialog
        open={work !== undefined}
        work={work}
        onRetry={() => void make()}
        onClose={() => {
          running.current?.abort();
          setWork(undefined);
        }}
      />
    </>
  );
}
