import { CircularProgress, keyframes, Modal, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { uiText } from '../ui.text.ts';

/** A wait shorter than this, in milliseconds, blocks without showing anything. */
const unnoticeable = 350;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

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
    <Card elevation={6}>
      <CircularProgress size={56} aria-hidden />
      <Typography variant="h6" component="p">
        {label}
      </Typography>
      {children}
      {isTold && <Typography role="alert">{uiText.keysRefused}</Typography>}
    </Card>
  );
  if (keepsFocus) return open && <Cover as="output">{content}</Cover>;
  return (
    <Modal open={open} hideBackdrop>
      <Cover
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Modal keeps the focus, not <dialog>
        role="dialog"
        aria-modal
        aria-label={label}
        data-noticed={isTold || undefined}
        data-reading={isReading || undefined}
      >
        {content}
      </Cover>
    </Modal>
  );
}

const Cover = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'grid',
  placeContent: 'center',
  padding: theme.spacing(2),
  outline: 'none',
  cursor: 'progress',
  backgroundColor: 'rgb(42 32 24 / 0.3)',
  animation: `${appear} 150ms ${unnoticeable}ms both`,
  // Whoever types notices even the shortest wait.
  '&[data-noticed]': { animationDelay: '0ms' },
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
}));

/** What is said stands on paper of its own, through which nothing of the screen shows. */
const Card = styled(Paper)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  minWidth: 'min(16rem, 100%)',
  padding: theme.spacing(4),
  textAlign: 'center',
}));
