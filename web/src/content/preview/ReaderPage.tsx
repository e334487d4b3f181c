import type { ContentBlock } from '@grzadka/contract/content/content.model';
import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication';
import { mdiPinOutline } from '@mdi/js';
import { Box, Chip, Stack, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { periodState } from '../../core/publication/period-state.ts';
import { formatInstant } from '../../core/ui/format.ts';
import { icon } from '../../core/ui/icon.ts';
import { useNow } from '../../core/ui/useNow.ts';
import { BlockView } from '../BlockView.tsx';
import { previewText } from '../content.text.ts';

const PinIcon = icon(mdiPinOutline, 'Pin');

/** What a reader gets of an owner. */
export interface Reading extends PublicationDates, Partial<PinDates> {
  readonly title: string;
  readonly items: readonly ContentBlock[];
  /** Of a page version: whether it is the one that readers see. */
  readonly inForce?: boolean;
}

/** The page of a news entry, a notice or a page version as readers see it. */
export function ReaderPage({ reading }: { reading: Reading }) {
  const { title, items, publicationFromDate, pinFromDate = null, pinThruDate = null } = reading;
  const isPinned = periodState({ from: pinFromDate, thru: pinThruDate }, useNow()) === 'current';
  return (
    <Box component="article" lang="pl" onClick={openElsewhere} sx={{ p: 4 }}>
      <Box sx={{ maxWidth: '46rem', mx: 'auto' }}>
        {isPinned && <Chip icon={<PinIcon />} label={previewText.pinned} sx={{ mb: 1 }} />}
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {publicationFromDate !== null && (
          <Typography color="textSecondary">
            {previewText.publishedAt(formatInstant(publicationFromDate))}
          </Typography>
        )}
        <Stack spacing={3} sx={{ mt: 3 }}>
          {items.length === 0 && <Typography color="textSecondary">{previewText.empty}</Typography>}
          {items.map((item) => (
            <BlockView key={item.id} item={item} />
          ))}
        </Stack>
      </Box>
    </Box>
  );
}

/** A reader's link opens beside the application instead of in its place. */
function openElsewhere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !/^https?:$/.test(link.protocol)) return;
  event.preventDefault();
  globalThis.open(link.href, '_blank', 'noopener');
}
