import { Alert } from '@mui/material';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import type { Ref } from 'react';

/** A short message in the application's own colours; read out as it appears. */
export function Toast({
  id,
  message,
  variant,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
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
