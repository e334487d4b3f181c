import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadOptions, UploadProgress } from '../../api/upload.ts';
import { formatMegabytes } from '../../ui/format.ts';

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
    <Stack spacing={2} sx={{ width: 'min(24rem, 64vw)', alignItems: 'center' }}>
      <LinearProgress
        aria-label="Przesyłanie pliku"
        sx={{ width: '100%', height: 10, borderRadius: 5 }}
        {...(isSent ? {} : { variant: 'determinate', value: percent })}
      />
      <Typography>
        {isSent
          ? 'Plik przesłany, trwa przetwarzanie…'
          : `${formatMegabytes(sentBytes)} z ${formatMegabytes(totalBytes)} (${percent}%)`}
      </Typography>
      <Button variant="outlined" onClick={cancel}>
        Anuluj przesyłanie
      </Button>
    </Stack>
  );
}
