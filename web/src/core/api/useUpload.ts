import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadOptions, UploadProgress } from './upload.ts';

export interface Upload {
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
    async <Reply>(send: (options: UploadOptions) => Promise<Reply>): Promise<Reply> => {
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
