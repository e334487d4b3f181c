import { Alert } from '@mui/material';
import type { ReactNode } from 'react';

interface ErrorBannerProps {
  error: string | undefined;
  action?: ReactNode;
  onClose?: (() => void) | undefined;
}

/** The closable red alert of a screen; nothing without an error. */
export function ErrorBanner({ error, action, onClose }: ErrorBannerProps) {
  if (error === undefined) return null;
  return (
    <Alert
      severity="error"
      variant="filled"
      square
      {...(onClose && { onClose })}
      // MUI leaves out the closing button where an action is given, so the action stands in the text.
      sx={{ maxHeight: '40dvh', overflow: 'auto', overflowWrap: 'anywhere' }}
    >
      {error}
      {action}
    </Alert>
  );
}
