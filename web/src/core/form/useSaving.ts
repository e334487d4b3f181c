import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, errorText, toastText } from '../api/api-error.ts';
import { logFault } from '../log.ts';
import { notify } from '../ui/toasts/notify.ts';

/** Lets the screen be used while somebody is asked something in the middle of a save. */
export type Asking = <Answer>(question: () => Promise<Answer>) => Promise<Answer>;

/**
 * Saves the checked values; `ifMatch` goes into the call's options. Rejects with what went wrong, or with an
 * `AbortError` where the person would rather not save.
 */
export type Submit<Output> = (
  values: Output,
  options: { ifMatch: string | undefined; asking: Asking },
) => Promise<unknown>;

interface SavingOptions<Output> {
  submit: Submit<Output>;
  ifMatch: string | undefined;
  errorAs: 'alert' | 'snackbar';
}

/**
 * How a save ended; one that was cancelled, or not begun because another runs, is neither saved nor
 * failed.
 */
type SaveOutcome = { readonly saved: true } | { readonly saved: false; readonly failure?: unknown };

export type Saving<Output> = ReturnType<typeof useSaving<Output>>;

/** The state of a form's save: whether it runs, and what went wrong with it. */
export function useSaving<Output>({ submit, ifMatch, errorAs }: SavingOptions<Output>) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const running = useRef(false);

  /** Blocks the screen while something else takes its time. */
  const during = useCallback(async (work: () => Promise<unknown>) => {
    // Before the next key is pressed: it is not to reach a field whose value is on its way.
    flushSync(() => setSaving(true));
    try {
      await work();
    } finally {
      setSaving(false);
    }
  }, []);

  /** Within `during`. */
  const asking = useCallback<Asking>(async (question) => {
    setSaving(false);
    try {
      return await question();
    } finally {
      setSaving(true);
    }
  }, []);

  /** Saves once, however often it is asked to. */
  const run = async (values: Output): Promise<SaveOutcome> => {
    // Enter pressed twice arrives before the overlay does.
    if (running.current) return { saved: false };
    running.current = true;
    setFailure(undefined);
    try {
      await during(() => submit(values, { ifMatch, asking }));
      return { saved: true };
    } catch (error) {
      // Whoever cancels a save knows it.
      if (isCancellation(error)) return { saved: false };
      return { saved: false, failure: error };
    } finally {
      running.current = false;
    }
  };

  const code = failure instanceof ApiError ? failure.code : undefined;
  /** Shows a failure that belongs to no field. */
  const report = (error: unknown) => {
    const wantsAction = error instanceof ApiError && error.code === 'stale';
    // A refused call is logged where it is made.
    if (!(error instanceof ApiError)) logFault(error);
    // The session itself shows that it is over.
    if (error instanceof ApiError && error.code === 'unauthenticated') return;
    // A stale record needs the alert's button whatever the screen's way of showing errors is.
    if (errorAs === 'alert' || wantsAction) setFailure(error);
    else notify.error(toastText(error) ?? errorText(error));
  };
  return {
    isSaving,
    /** The failure to show in the alert. */
    error: failure === undefined ? undefined : errorText(failure),
    /** The record changed since it was read: reloading would help. */
    isStale: code === 'stale',
    /** The record was deleted since it was read. */
    isGone: code === 'not-found',
    clearError: () => setFailure(undefined),
    run,
    report,
    during,
    asking,
  };
}

/** Whether something failed because the person ended it. */
export function isCancellation(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
