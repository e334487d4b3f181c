import type { Theme } from '@mui/material/styles';

/** The cells of a line beside each other, in the tracks that `useColumns` measured. */
export const columnGrid = {
  display: 'grid',
  gridTemplateColumns: 'var(--list-columns)',
  alignItems: 'center',
  // Two whole periods, or two buttons with words, fit beside the others in a window of 1280 pixels.
  columnGap: 16,
  paddingInline: 24,
} as const;

/** A line among others whose place a scrolling list sets. */
export const placedLine = ({ palette }: Theme) =>
  ({
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    // A line that comes or goes leaves the layout of the others alone.
    contain: 'layout style',
    // At the top: a line whose height is no whole number of pixels overlaps the one before.
    borderTop: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
  }) as const;

/** The labels above the columns, aligned with them. */
export const columnHeader = ({ palette, spacing }: Theme) =>
  ({
    ...columnGrid,
    paddingBlock: spacing(0.75),
    borderBottom: `2px solid ${palette.divider}`,
    color: palette.text.secondary,
    fontWeight: 700,
    // The rows' scroll bar takes its share of the width here as well.
    overflow: 'hidden',
    scrollbarGutter: 'stable',
    '[data-rows=cards] > &': { display: 'none' },
  }) as const;
