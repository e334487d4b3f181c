import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** How wide the column is at most: lines of text and fields stay short enough for the eye. */
const columnWidth = '52rem';

interface ScreenColumnProps {
  /** Whether two cards stand side by side in it, with a width each. */
  isDouble?: boolean;
  children: ReactNode;
}

/** The cards of a screen, one below the other: on every screen they end at the same edge. */
export function ScreenColumn({ isDouble = false, children }: ScreenColumnProps) {
  return (
    <Stack
      spacing={{ xs: 2, sm: 3 }}
      sx={{
        maxWidth: isDouble ? `calc(1.5 * ${columnWidth})` : columnWidth,
        // What comes late makes its card higher: those below it are seen once they stay where they are. They can have the
        // focus, and be read out.
        '& > :has([data-waiting]) ~ *': { opacity: 0 },
      }}
    >
      {children}
    </Stack>
  );
}
