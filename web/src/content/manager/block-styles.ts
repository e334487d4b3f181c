import { styled } from '@mui/material/styles';

// Styled once instead of per element: there may be hundreds of blocks.

/** The blocks below each other. */
export const BlockList = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  // Of a block out of sight the browser keeps the width it had, which may be that of a wider window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
}));

/** A block in the content manager; those out of sight cost nothing to lay out. */
export const BlockFrame = styled('li')(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  contentVisibility: 'auto',
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
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(1) },
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
  // With larger type they have no room beside each other in the narrowest windows.
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: theme.spacing(0.5),
  marginLeft: 'auto',
  [theme.breakpoints.down('sm')]: { gap: 0, '& > .MuiButton-root': { paddingInline: 12 } },
}));
