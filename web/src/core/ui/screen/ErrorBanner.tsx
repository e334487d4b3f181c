import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { RefreshIcon } from '../icons.ts';

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

interface AlertActionProps {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

/** A button within the alert of a screen: what can be done about what went wrong. */
export function AlertAction({ icon, onClick, children }: AlertActionProps) {
  return (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={icon}
      onClick={onClick}
      // Its words fit on a line in a dialog of the narrowest phone, too.
      sx={{ display: 'flex', mt: 1, px: 1.5, whiteSpace: 'nowrap' }}
    >
      {children}
    </Button>
  );
}

/** The way out of a stale save: the newest data, with what was typed kept. */
export function StaleAction({ onClick }: { onClick: () => void }) {
  return (
    <AlertAction icon={<RefreshIcon />} onClick={onClick}>
      Odśwież dane
    </AlertAction>
  );
}
