import { Alert, GlobalStyles } from '@mui/material';
import { type CustomContentProps, SnackbarContent, SnackbarProvider, useSnackbar } from 'notistack';
import { type Ref, useEffect } from 'react';
import { showToasts } from './toasts.ts';

/** How long a short message stays, in milliseconds. */
const stay = 3000;

/** A short message in the application's own colours; read out as it appears. */
function Toast({ id, message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  return (
    <SnackbarContent ref={ref}>
      <Alert
        severity={variant === 'default' ? 'info' : variant}
        variant="filled"
        onClose={() => closeSnackbar(id)}
        sx={{ width: '100%', boxShadow: 6, overflowWrap: 'anywhere' }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}

const looks = { default: Toast, info: Toast, success: Toast, warning: Toast, error: Toast };

/** The place where the short messages of `useNotify` appear. */
export function ToastHost() {
  return (
    <>
      <GlobalStyles
        styles={(theme) => ({
          [theme.breakpoints.down('md')]: {
            // Above the round button at the lower edge, so that no button is covered.
            '.grzadka-toasts': { bottom: 'calc(88px + env(safe-area-inset-bottom)) !important' },
          },
        })}
      />
      <SnackbarProvider
        Components={looks}
        autoHideDuration={stay}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        classes={{ containerRoot: 'grzadka-toasts' }}
      >
        <Shower />
      </SnackbarProvider>
    </>
  );
}

function Shower() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(
    () =>
      showToasts((command) => {
        if (command.kind === 'clear') return closeSnackbar();
        const { text, variant, durationMs } = command;
        const options = durationMs === undefined ? {} : { autoHideDuration: durationMs };
        enqueueSnackbar(text, { variant, ...options });
      }),
    [enqueueSnackbar, closeSnackbar],
  );
  return null;
}
