import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { Button } from '../elements/Button.tsx';
import { RefreshIcon } from '../icons.ts';
import { ButtonLink } from './ButtonLink.tsx';

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

/** How what can be pressed within an alert looks; its words fit on a line in a dialog of the narrowest phone, too. */
const actionLook = {
  color: 'inherit',
  variant: 'outlined',
  sx: { display: 'flex', width: 'max-content', mt: 1, px: 1.5, whiteSpace: 'nowrap' },
} as const;

/** A button within the alert of a screen: what can be done about what went wrong. */
export function AlertAction({ icon, onClick, children }: AlertActionProps) {
  return (
    <Button {...actionLook} startIcon={icon} onClick={onClick}>
      {children}
    </Button>
  );
}

interface AlertLinkProps {
  icon: ReactNode;
  to: string;
  children: ReactNode;
}

/** A link within the alert of a screen, to where something can be done about what went wrong. */
export function AlertLink({ icon, to, children }: AlertLinkProps) {
  return (
    <ButtonLink {...actionLook} to={to} startIcon={icon}>
      {children}
    </ButtonLink>
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
