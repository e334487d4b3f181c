import { mdiAlertCircleOutline, mdiRefresh } from '@mdi/js';
import { useEffect } from 'react';
import { logFault } from '../core/log.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { icon } from '../core/ui/icon.ts';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';

const ErrorIcon = icon(mdiAlertCircleOutline, 'Error');
const RefreshIcon = icon(mdiRefresh, 'Refresh');

/** The title of the screens that show a `ErrorMessage`. */
export const errorTitle = 'Wystąpił błąd';

/**
 * Stands in place of a screen that could not be shown: a fault in it, or its code is gone from the
 * server because the application was updated meanwhile. Reloading helps with both.
 */
export function ErrorMessage({ error }: { error: unknown }) {
  useEffect(() => logFault(error), [error]);
  return (
    <Placeholder
      icon={ErrorIcon}
      title="Nie udało się wyświetlić tego ekranu"
      text="Program mógł zostać zaktualizowany. Odśwież stronę, a jeśli błąd się powtórzy, powiedz o nim administratorowi."
    >
      <Button
        look="filled"
        startIcon={<RefreshIcon />}
        onClick={() => globalThis.location.reload()}
      >
        Odśwież stronę
      </Button>
    </Placeholder>
  );
}
