import type { PublicationDates } from '@grzadka/contract/core/publication';
import { Alert } from '@mui/material';
import { periodState } from '../core/publication/period-state.ts';
import { useNow } from '../core/ui/useNow.ts';
import { previewText } from './preview-widths.ts';

/** Says what a preview shows, and whether readers can see it now. */
export function PreviewNote({ publication }: { publication: PublicationDates }) {
  const { publicationFromDate: from, publicationThruDate: thru } = publication;
  const isVisible = periodState({ from, thru }, useNow()) === 'current';
  return (
    <Alert severity={isVisible ? 'info' : 'warning'} role="note" sx={{ mb: 3 }}>
      {previewText.saved} {isVisible ? previewText.visible : previewText.notVisible}
    </Alert>
  );
}
