import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadOptions, UploadProgress } from '../../api/upload.ts';
import { Button } from '../../ui/elements/Button.tsx';
import { ProgressBar } from '../../ui/elements/ProgressBar.tsx';
import { Stack } from '../../ui/elements/Stack.tsx';
import { Text } from '../../ui/elements/Text.tsx';
import { formatMegabytes } from '../../ui/format.ts';
import styles from './upload.module.css';

interface Upload {
  /** How far the running upload is; undefined while none runs. */
  progress: UploadProgress | undefined;
  /** Runs an upload with what it needs to tell its progress and to be cancelled. */
  run: <Reply>(send: (options: UploadOptions) => Promise<Reply>) => Promise<Reply>;
  /** Ends the running upload; its promise rejects with an AbortError. */
  cancel: () => void;
}

/** One upload at a time: how far it is, and the way to cancel it. Leaving the screen cancels it too. */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<UploadProgress>();
  const controller = useRef<AbortController>(null);
  const cancel = useCallback(() => controller.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const run = useCallback(
    async <Reply,>(send: (options: UploadOptions) => Promise<Reply>): Promise<Reply> => {
      controller.current = new AbortController();
      try {
        return await send({ signal: controller.current.signal, onProgress: setProgress });
      } finally {
        setProgress(undefined);
      }
    },
    [],
  );
  return { progress, run, cancel };
}

/** How far an upload is, with a button that cancels it; shown within the overlay of a save. */
export function UploadStatus({ upload: { progress, cancel } }: { upload: Upload }) {
  if (progress === undefined) return null;
  const { sentBytes, totalBytes } = progress;
  const percent = totalBytes === 0 ? 0 : Math.floor((sentBytes / totalBytes) * 100);
  // All is sent: the server is still busy with it, for how long it does not tell.
  const isSent = sentBytes === totalBytes;
  return (
    <Stack gap={16} className={styles['status']}>
      <ProgressBar
        label="Przesyłanie pliku"
        percent={isSent ? undefined : percent}
        className={styles['bar']}
      />
      <Text>
        {isSent
          ? 'Plik przesłany, trwa przetwarzanie…'
          : `${formatMegabytes(sentBytes)} z ${formatMegabytes(totalBytes)} (${percent}%)`}
      </Text>
      <Button look="outlined" onClick={cancel}>
        Anuluj przesyłanie
      </Button>
    </Stack>
  );
}
