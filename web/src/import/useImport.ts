import type { importEndpoints } from '@grzadka/contract/import/import.endpoints';
import {
  type ImportProgress,
  type ImportReport,
  importEvent,
} from '@grzadka/contract/import/import.model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../core/api/api-error.ts';
import { callForEvents } from '../core/api/call-for-events.ts';
import { formDataOf } from '../core/api/upload.ts';
import { importText } from './import.text.ts';

type ImportEndpoint = (typeof importEndpoints)[
  | 'gardenCheck'
  | 'gardenRun'
  | 'amountCheck'
  | 'amountRun'];

/** What is done with a file, and how far it is. */
export interface ImportWork {
  /** undefined until the server looks at the rows. */
  readonly progress: ImportProgress | undefined;
  /** Checks or imports a file. */
  readonly run: (
    endpoint: ImportEndpoint,
    file: File,
    along?: {
      /** Goes along with it in the form. */
      readonly texts?: Readonly<Record<string, string>>;
      /** The record that it is taken into, and its version. */
      readonly params?: { readonly id: string } | undefined;
      readonly ifMatch?: string | undefined;
    },
  ) => Promise<ImportReport>;
  /** Ends it; its promise rejects with an AbortError. */
  readonly cancel: () => void;
}

/** One file at a time; leaving the screen ends what is done with it. */
export function useImport(): ImportWork {
  const [progress, setProgress] = useState<ImportProgress>();
  const controller = useRef<AbortController>(null);
  const cancel = useCallback(() => controller.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const run = useCallback<ImportWork['run']>(
    async (endpoint, file, { texts = {}, params, ifMatch } = {}) => {
      await requireUnchanged(file);
      controller.current = new AbortController();
      const { signal } = controller.current;
      let report: ImportReport | undefined;
      try {
        await callForEvents(
          endpoint,
          { params, body: formDataOf(texts, file) },
          {
            signal,
            ifMatch,
            event: importEvent,
            onEvent(event) {
              if (event.kind === 'failed') throw failure(event.message);
              if (event.kind === 'progress') setProgress(event);
              else report = event;
            },
          },
        );
      } finally {
        setProgress(undefined);
      }
      if (report === undefined) throw failure(importText.brokenOff);
      return report;
    },
    [],
  );
  return { progress, run, cancel };
}

function failure(message: string): ApiError {
  return new ApiError({ status: 0, code: 'unavailable', message });
}

/**
 * A file that was saved anew since it was chosen cannot be read any more, and the browser would tell that as a
 * connection that failed.
 */
async function requireUnchanged(file: File): Promise<void> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      const message = importText.changedOnDisk;
      const fields = { file: message };
      throw new ApiError({ status: 0, code: 'validation', message, fields, cause });
    });
}
