import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { logFault } from '../core/log.ts';
import { paths } from '../core/paths.ts';
import { ErrorIcon, RefreshIcon } from '../core/ui/icons.ts';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';

/**
 * Stands in place of a screen that could not be shown: a fault in it, or its code is gone from the
 * server because the application was updated meanwhile. Reloading helps with both.
 */
export function RouteErrorScreen() {
  const error = useRouteError();
  useEffect(() => logFault(error), [error]);
  return (
    <Screen title="Wystąpił błąd" back={paths.home}>
      <Placeholder
        icon={ErrorIcon}
        title="Nie udało się wyświetlić tego ekranu"
        text="Aplikacja mogła zostać zaktualizowana. Odśwież stronę, a jeśli błąd się powtórzy, zgłoś go administratorowi."
      >
        <Button
          variant="contained"
          startIcon={<RefreshIcon />}
          onClick={() => globalThis.location.reload()}
        >
          Odśwież stronę
        </Button>
      </Placeholder>
    </Screen>
  );
}
