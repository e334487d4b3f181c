import type { SxProps, Theme } from '@mui/material';

/** How the text of content blocks looks wherever it is read or written. */
export const readingStyles = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  h2: { typography: 'h4', mt: 3, mb: 1 },
  h3: { typography: 'h5', mt: 2.5, mb: 1 },
  h4: { typography: 'h6', mt: 2, mb: 0.5 },
  p: { my: 1.25 },
  'ul, ol': { my: 1.25, pl: '1.75em' },
  // A list within a list, as those of the blocks themselves are, starts with other marks by itself.
  ul: { listStyleType: 'disc' },
  'ul ul': { listStyleType: 'circle' },
  ol: { listStyleType: 'decimal' },
  'ol ol': { listStyleType: 'lower-alpha' },
  li: { my: 0.5 },
  'li > p': { my: 0 },
  blockquote: {
    mx: 0,
    my: 2,
    pl: 2,
    borderLeft: '4px solid',
    borderColor: 'secondary.main',
    color: 'text.secondary',
  },
  a: { color: 'primary.main', textUnderlineOffset: '0.15em' },
} satisfies SxProps<Theme>;
