import { styled } from '@mui/material/styles';

// Styled once instead of per element: there may be hundreds of blocks.

/** A block in the content manager; those out of sight cost nothing to lay out. */
export const BlockFrame = styled('li')(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  contentVisibility: 'auto',
  // The height alone: a width kept from a wider window would stick out of this one.
  containIntrinsicBlockSize: 'auto 12rem',
  scrollMarginTop: '6rem',
  '@media print': { contentVisibility: 'visible' },
}));

/** What a block is, and what can be done with it. */
export const BlockHeader = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 2),
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > svg': { color: theme.palette.secondary.main },
}));

/** How a block looks: a long text ends softly, but on paper, an image is there as a whole. */
export const BlockPreview = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  maxHeight: '20rem',
  overflow: 'hidden',
  maskImage: 'linear-gradient(to bottom, black 17rem, transparent 20rem)',
  '@media print': { maxHeight: 'none', maskImage: 'none' },
  img: { maxHeight: '15rem', width: 'auto' },
}));

/** The buttons of a block. */
export const BlockButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  // In the narrowest windows they have no room beside each other.
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: theme.spacing(0.5),
  marginLeft: 'auto',
}));
