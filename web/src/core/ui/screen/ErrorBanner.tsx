import type { ReactNode } from 'react';
import { Button } from '../elements/Button.tsx';
import { Notice } from '../elements/Notice.tsx';
import { RefreshIcon } from '../icons.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './ErrorBanner.module.css';

interface ErrorBannerProps {
  error: string | undefined;
  action?: ReactNode;
  onClose?: (() => void) | undefined;
}

/** The closable red alert of a screen; nothing without an error. */
export function ErrorBanner({ error, action, onClose }: ErrorBannerProps) {
  if (error === undefined) return null;
  return (
    <Notice isLoud tone="error" onClose={onClose} className={styles['banner']}>
      {error}
      {action}
    </Notice>
  );
}

interface AlertActionProps {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

/** How what can be pressed within an alert looks. */
const actionLook = { look: 'outlined', isPlain: true, className: styles['action'] } as const;

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
