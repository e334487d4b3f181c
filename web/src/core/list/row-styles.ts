import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../ui/visually-hidden.ts';

const isOwnProp = (prop: string) => prop !== 'isWide';

const columnGrid = {
  display: 'grid',
  gridTemplateColumns: 'var(--list-columns)',
  alignItems: 'center',
  columnGap: 24,
  paddingInline: 24,
} as const;

/**
 * One row. Wide: its cells stand below the header's. Narrow: a card of labelled lines. Cells are
 * plain elements styled from here, because rows are made while a person scrolls.
 */
export const RowItem = styled('li', { shouldForwardProp: isOwnProp })<{ isWide: boolean }>(
  ({ theme, isWide }) => ({
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    // A row that comes or goes leaves the layout of the others alone.
    contain: 'layout style',
    // At the top: a row whose height is no whole number of pixels overlaps the one before.
    borderTop: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
    overflowWrap: 'anywhere',
    '&:hover, &:focus-within': { backgroundColor: theme.palette.action.hover },
    dd: { margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' },
    'div:first-of-type > dd': { fontWeight: 700 },
    ...(isWide
      ? {
          ...columnGrid,
          minHeight: 64,
          paddingBlock: 8,
          dl: { display: 'contents' },
          dt: visuallyHidden,
          '[data-numeric]': { textAlign: 'right' },
        }
      : {
          padding: theme.spacing(1.5, 2),
          dl: { margin: theme.spacing(0, 0, 1) },
          'dl > div': { display: 'flex', gap: theme.spacing(1), alignItems: 'baseline' },
          dt: { color: theme.palette.text.secondary, flex: 'none' },
          'div:first-of-type > dt': visuallyHidden,
        }),
  }),
);

/** The header of the columns, aligned with the rows. */
export const HeaderRow = styled('div')(({ theme }) => ({
  ...columnGrid,
  paddingBlock: theme.spacing(0.75),
  borderBottom: `2px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  fontWeight: 700,
  // The rows' scroll bar takes its share of the width here as well.
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  '[data-numeric]': { textAlign: 'right' },
}));

/** The buttons of a row. */
export const ActionGroup = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
}));
