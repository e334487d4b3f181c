import { useCallback, useMemo, useState } from 'react';
import { ApiError, alertText, toastText } from '../../api/api-error.ts';
import { notify } from '../toasts/notify.ts';
import { uiText } from '../ui.text.ts';

/** Why something that a person did on a screen failed, and how that is shown. */
export interface Failures {
  /** The latest one, for the screen's closable alert; none where failures are shown by toasts. */
  readonly error: string | undefined;
  readonly show: (failure: unknown) => void;
  /** Takes the alert away: it was closed, or something is tried again. */
  readonly clear: () => void;
}

/** How the failures of a screen are shown: in its red alert, or each by a toast. */
export function useFailures(errorAs: 'alert' | 'snackbar'): Failures {
  const [error, setError] = useState<string>();
  const show = useCallback(
    (failure: unknown) => {
      // What is stale there was to be deleted: no form is open that could be brought up to date.
      const isStale = failure instanceof ApiError && failure.code === 'stale';
      const textOf = errorAs === 'alert' ? alertText : toastText;
      const text = isStale ? uiText.staleDeletion : textOf(failure);
      if (errorAs === 'alert') setError(text);
      else if (text !== undefined) notify.error(text);
    },
    [errorAs],
  );
  const clear = useCallback(() => setError(undefined), []);
  return useMemo(() => ({ error, show, clear }), [error, show, clear]);
}
