import { GlobalStyles } from '@mui/material';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { Toast } from './Toast.tsx';

/** How long a short message stays, in milliseconds. */
const stay = 3000;

const looks = { default: Toast, info: Toast, success: Toast, warning: Toast, error: Toast };

/** Shows the short messages of `useNotify`. */
export function Toaster({ children }: { children: ReactNode }) {
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
        {children}
      </SnackbarProvider>
    </>
  );
}
