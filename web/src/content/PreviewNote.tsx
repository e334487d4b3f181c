import { Alert } from '@mui/material';
import { periodState } from '../core/publication/period-state.ts';
import { useNow } from '../core/ui/useNow.ts';
import { previewText } from './preview-widths.ts';
import type { Reading } from './ReaderPage.tsx';

/** Says what a preview shows, and whether readers can see it now. */
export function PreviewNote({ reading }: { reading: Reading }) {
  const { publicationFromDate: from, publicationThruDate: thru, inForce = true } = reading;
  const isPublished = periodState({ from, thru }, useNow()) === 'current';
  const isVisible = isPublished && inForce;
  const published = inForce ? previewText.visible : previewText.superseded;
  return (
    <Alert severity={isVisible ? 'info' : 'warning'} role="note" sx={{ mb: 3 }}>
      {previewText.saved} {isPublished ? published : previewText.notVisible}
    </Alert>
  );
}
