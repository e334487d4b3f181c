import type { ReactNode } from 'react';
import { Spinner } from '../elements/Spinner.tsx';
import { Text } from '../elements/Text.tsx';
import { Modal } from '../overlays/Modal.tsx';
import { uiText } from '../ui.text.ts';
import styles from './WaitingCover.module.css';

export interface WaitingCoverProps {
  open: boolean;
  /** It waits for what is read, and for no change. */
  isReading?: boolean;
  /** The focus stays where it is, for who goes on typing; otherwise the overlay takes it. */
  keepsFocus?: boolean;
  label: string;
  /** What else there is to say of the wait, such as how far it is and a way to end it. */
  children?: ReactNode;
}

interface ShownCoverProps extends WaitingCoverProps {
  /** Somebody has typed what is not taken. */
  isTold: boolean;
}

/**
 * Blocks the whole window while something loads or is saved. It takes the focus, so that screen readers
 * read its label, and gives the focus back where it was.
 */
export function WaitingCover({
  open,
  isReading = false,
  keepsFocus = false,
  label,
  isTold,
  children,
}: ShownCoverProps) {
  const content = (
    <div className={styles['card']}>
      <Spinner size={56} />
      <Text kind="h6">{label}</Text>
      {children}
      {isTold && <Text role="alert">{uiText.keysRefused}</Text>}
    </div>
  );
  if (keepsFocus) return open && <output className={styles['cover']}>{content}</output>;
  return (
    <Modal
      open={open}
      isHost={false}
      aria-label={label}
      data-noticed={isTold || undefined}
      data-reading={isReading || undefined}
      className={styles['cover']}
    >
      {content}
    </Modal>
  );
}
