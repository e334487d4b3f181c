import { Box, CircularProgress, keyframes, Modal, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A wait shorter than this, in milliseconds, blocks without showing anything. */
const unnoticeable = 350;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

interface WaitingOverlayProps {
  open: boolean;
  label: string;
  /** What else there is to say of the wait, such as how far it is and a way to end it. */
  children?: ReactNode;
}

/**
 * Blocks the whole window while something loads or is saved (product spec 2.3). It takes the focus,
 * which tells its label to screen readers, and gives it back where it was.
 */
export function WaitingOverlay({ open, label, children }: WaitingOverlayProps) {
  return (
    <Modal open={open} hideBackdrop>
      <Box
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Modal keeps the focus, not <dialog>
        role="dialog"
        aria-modal
        aria-label={label}
        sx={{
          position: 'fixed',
          inset: 0,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 2,
          outline: 'none',
          cursor: 'progress',
          bgcolor: 'rgb(255 253 248 / 0.72)',
          animation: `${appear} 150ms ${unnoticeable}ms both`,
          '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
        }}
      >
        <CircularProgress size={56} aria-hidden />
        <Typography variant="h6" component="p">
          {label}
        </Typography>
        {children}
      </Box>
    </Modal>
  );
}
