import { styled } from '@mui/material/styles';

const columns =
  '6.5rem minmax(7rem, 2fr) minmax(6rem, 1.2fr) minmax(8rem, 1.2fr) 10.5rem minmax(11rem, 1.8fr)';

const columnGrid = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: 16,
  paddingInline: 24,
} as const;

const isOwnProp = (prop: string) => prop !== 'isWide';

/** A line of the sheet. Wide: in columns. Narrow: who it is above, the field and what was used below. */
export const LineItem = styled('li', { shouldForwardProp: isOwnProp })<{ isWide: boolean }>(
  ({ theme, isWide }) => ({
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    contain: 'layout style',
    borderTop: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '&:focus-within': { backgroundColor: theme.palette.action.hover },
    '[data-before], [data-serial]': { color: theme.palette.text.secondary },
    ...(isWide
      ? {
          ...columnGrid,
          minHeight: 56,
          paddingBlock: 6,
          '& > :last-child': { gridColumn: '1 / -1' },
        }
      : {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: theme.spacing(1),
          rowGap: theme.spacing(0.5),
          padding: theme.spacing(1, 2),
          // The name fills the line that the plot begins.
          '& > strong + span': { flex: '1 1 70%' },
          '& > [data-serial]': { flex: '1 1 35%' },
          '& > [data-before]': { flex: '1 1 50%' },
          '& > .MuiInputBase-root': { flex: '1 1 8rem' },
          '& > [data-use]': { flex: '1 1 8rem' },
          '& > :last-child': { flex: '0 0 100%' },
        }),
  }),
);

/** The labels above the columns. For the eye only: each field names its line. */
export const LineHeader = styled('div')(({ theme }) => ({
  ...columnGrid,
  paddingBlock: theme.spacing(0.75),
  borderBottom: `2px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  fontWeight: 700,
  overflow: 'hidden',
  scrollbarGutter: 'stable',
}));
