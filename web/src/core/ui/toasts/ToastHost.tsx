import { Alert, GlobalStyles } from '@mui/material';
import {
  type CustomContentProps,
  SnackbarContent,
  type SnackbarKey,
  SnackbarProvider,
  useSnackbar,
} from 'notistack';
import { type Ref, useEffect, useRef } from 'react';
import { ActionToast, type ToastOffer } from './ActionToast.tsx';
import { showToasts } from './toasts.ts';

/** How long a short message stays, in milliseconds. */
const stay = 3000;

/** The same where something can be done about it. */
const stayWithAction = 10_000;

/** A short message in the application's own colours; read out as it appears. */
function Toast({ id, message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  return (
    <SnackbarContent ref={ref}>
      <Alert
        severity={variant === 'default' || variant === 'withAction' ? 'info' : variant}
        variant="filled"
        onClose={() => closeSnackbar(id)}
        sx={{ width: '100%', boxShadow: 6, overflowWrap: 'anywhere' }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}

declare module 'notistack' {
  interface VariantOverrides {
    withAction: ToastOffer;
  }
}

const looks = {
  default: Toast,
  info: Toast,
  success: Toast,
  warning: Toast,
  error: Toast,
  withAction: ActionToast,
};

/** The place where the short messages of `useNotify` appear. */
export function ToastHost() {
  return (
    <>
      <GlobalStyles
        styles={(theme) => ({
          '@media print': { '.grzadka-toasts': { display: 'none' } },
          [theme.breakpoints.down('md')]: {
            // Above the round button at the lower edge, so that no button is covered.
            '.grzadka-toasts': { bottom: 'calc(88px + env(safe-area-inset-bottom)) !important' },
          },
          [theme.breakpoints.up('lg')]: {
            // Beside the buttons of a form, which begin at the left, and those of a list's rows at the right.
            '.grzadka-toasts': {
              left: 'auto !important',
              right: '12rem',
              maxWidth: '24rem !important',
              transform: 'none !important',
            },
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
  const passing = useRef(new Set<SnackbarKey>());
  useEffect(
    () =>
      showToasts((command) => {
        if (command.kind === 'clear') {
          for (const key of passing.current) closeSnackbar(key);
          return;
        }
        const { text, variant, durationMs, action } = command;
        const onExited = (_: HTMLElement, gone: SnackbarKey) => void passing.current.delete(gone);
        if (action) {
          const stayMs = durationMs ?? stayWithAction;
          const look = { severity: variant, toastAction: action, stayMs, onExited };
          // It leaves by itself when nobody has turned to it, which notistack cannot tell.
          const key = enqueueSnackbar(text, { variant: 'withAction', persist: true, ...look });
          if (stayMs !== Infinity) passing.current.add(key);
          return;
        }
        const options = durationMs === undefined ? {} : { autoHideDuration: durationMs };
        passing.current.add(enqueueSnackbar(text, { variant, onExited, ...options }));
      }),
    [enqueueSnackbar, closeSnackbar],
  );
  return null;
}
