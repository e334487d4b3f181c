import type { ContentItem } from '@grzadka/contract/content/content.model';
import { initialHtml } from '@grzadka/contract/content/html-rules';
import { Box, Chip, Paper, Typography } from '@mui/material';
import { memo } from 'react';
import { WarningIcon } from '../core/ui/icons.ts';
import { BlockActions } from './BlockActions.tsx';
import { BlockView } from './BlockView.tsx';
import { blockKinds } from './block-kinds.ts';
import { blockExcerpt, contentText } from './content.text.ts';
import type { MoveDirection } from './content-owner.ts';

export interface ContentBlockProps {
  item: ContentItem;
  /** From 1. */
  position: number;
  count: number;
  /** Hears of the position that the block is to get. */
  onMove: (itemId: string, direction: MoveDirection, position: number) => void;
  onDelete: (item: ContentItem) => void;
}

/** A block in the content manager: what it is, what can be done with it, how it looks. */
export const ContentBlock = memo(function ContentBlock(props: ContentBlockProps) {
  const { item, position, count } = props;
  const { label, icon: Icon } = blockKinds[item.itemType];
  const isUnfinished = item.itemType === 'HtmlText' && item.html === initialHtml;
  return (
    <Paper
      component="li"
      data-block={item.id}
      aria-label={`${label}: ${blockExcerpt(item)}`}
      // Blocks out of sight cost nothing, however many there are.
      sx={{
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 12rem',
        scrollMarginTop: '6rem',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Icon color="secondary" />
        <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
        <Typography color="textSecondary">{contentText.position(position, count)}</Typography>
        {isUnfinished && (
          <Chip icon={<WarningIcon />} label={contentText.unfinished} color="warning" />
        )}
        <BlockActions {...props} />
      </Box>
      {/* Only to look at: its links and headings belong to the reader's page, not to this screen. */}
      <Box inert sx={previewStyles}>
        <BlockView item={item} />
      </Box>
    </Paper>
  );
});

/** A long text ends softly; an image is there as a whole. */
const previewStyles = {
  px: 2,
  py: 1.5,
  maxHeight: '20rem',
  overflow: 'hidden',
  maskImage: 'linear-gradient(to bottom, black 17rem, transparent 20rem)',
  img: { maxHeight: '15rem', width: 'auto' },
};
