import { type CSSObject, styled, type Theme } from '@mui/material/styles';

/** How the text of content blocks looks wherever it is read or written. */
function readingStyles({ palette, spacing, typography }: Theme): CSSObject {
  return {
    overflowWrap: 'anywhere',
    '& > :first-of-type': { marginTop: 0 },
    '& > :last-child': { marginBottom: 0 },
    h2: { ...typography.h4, margin: spacing(3, 0, 1) },
    h3: { ...typography.h5, margin: spacing(2.5, 0, 1) },
    h4: { ...typography.h6, margin: spacing(2, 0, 0.5) },
    p: { marginBlock: spacing(1.25) },
    'ul, ol': { marginBlock: spacing(1.25), paddingLeft: '1.75em' },
    // A list within a list, as those of the blocks themselves are, starts with other marks by itself.
    ul: { listStyleType: 'disc' },
    'ul ul': { listStyleType: 'circle' },
    ol: { listStyleType: 'decimal' },
    'ol ol': { listStyleType: 'lower-alpha' },
    li: { marginBlock: spacing(0.5) },
    'li > p': { marginBlock: 0 },
    blockquote: {
      margin: spacing(2, 0),
      paddingLeft: spacing(2),
      borderLeft: `4px solid ${palette.secondary.main}`,
      color: palette.text.secondary,
    },
    a: { color: palette.primary.main, textUnderlineOffset: '0.15em' },
  };
}

/** A text as it is read. */
export const ReadText = styled('div')(({ theme }) => readingStyles(theme));

/** A text as it is written: the same, in a column of its own. */
export const WrittenText = styled('div')(({ theme }) => ({
  maxWidth: '52rem',
  marginInline: 'auto',
  padding: theme.spacing(3, 2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(4) },
  '.tiptap': { ...readingStyles(theme), minHeight: '40vh', outline: 'none' },
}));
