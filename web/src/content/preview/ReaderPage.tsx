import type { ContentBlock } from '@grzadka/contract/content/content.model';
import {
  type PublicationState,
  pinnedLabel,
} from '@grzadka/contract/core/publication/publication-state';
import { mdiPinOutline } from '@mdi/js';
import { Box, Chip, Stack, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { formatInstant } from '../../core/ui/format.ts';
import { icon } from '../../core/ui/icon.ts';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { BlockView } from '../BlockView.tsx';
import { previewText } from '../content.text.ts';

const PinIcon = icon(mdiPinOutline, 'Pin');

/** What a reader gets of an owner. */
export interface Reading {
  readonly title: string;
  readonly publicationFromDate: string | null;
  readonly state: PublicationState;
  /** Of what can be pinned. */
  readonly pinned?: boolean;
  readonly items: readonly ContentBlock[];
  /** Of a page version: whether it is the one that readers see. */
  readonly inForce?: boolean;
}

/** The page of a news entry, a notice or a page version as readers see it. */
export function ReaderPage({ reading }: { reading: Reading }) {
  const { title, items, publicationFromDate, pinned = false } = reading;
  return (
    <Box component="article" lang="pl" onClick={openElsewhere} sx={{ p: 4 }}>
      <Box sx={{ maxWidth: '46rem', mx: 'auto' }}>
        {pinned && <Chip icon={<PinIcon />} label={pinnedLabel} sx={{ mb: 1 }} />}
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {publicationFromDate !== null && (
          <Typography color="textSecondary">
            <UnbrokenText text={previewText.publishedAt(formatInstant(publicationFromDate))} />
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
