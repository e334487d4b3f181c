import { styled } from '@mui/material/styles';
import { columnGrid, columnHeader, placedLine } from '../../core/list/rows/line-styles.ts';

/** The shares of the sheet's columns in the room that the longest words leave. */
export const lineShares = [0, 2, 1.2, 1.2, 0, 1.8] as const;

/** A line of the sheet. In columns, or as a card: who it is above, the field and what was used below. */
export const LineItem = styled('li')(({ theme }) => ({
  ...placedLine(theme),
  fontVariantNumeric: 'tabular-nums',
  '&:focus-within': { backgroundColor: theme.palette.action.hover },
  '[data-before], [data-serial]': { color: theme.palette.text.secondary },
  '[data-rows=columns] &': {
    ...columnGrid,
    minHeight: 56,
    paddingBlock: 6,
    // Room for any value that is typed, and for what is shown of it then.
    '& > .MuiInputBase-root': { width: '10.5rem' },
    '& > [data-before]': { minWidth: '7rem' },
    '& > [data-use]': { minWidth: '11.5rem' },
    '& > :last-child': { gridColumn: '1 / -1' },
  },
  '[data-rows=cards] &': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1),
    rowGap: theme.spacing(0.5),
    padding: theme.spacing(1, 2),
    overflowWrap: 'anywhere',
    // The name fills the line that the plot begins.
    '& > strong + span': { flex: '1 1 70%' },
    '& > [data-serial]': { flex: '1 1 35%' },
    '& > [data-before]': { flex: '1 1 50%' },
    '& > .MuiInputBase-root': { flex: '1 1 8rem' },
    '& > [data-use]': { flex: '1 1 8rem' },
    '& > :last-child': { flex: '0 0 100%' },
  },
}));

/** The labels above the columns. For the eye only: each field names its line. */
export const LineHeader = styled('div')(({ theme }) => columnHeader(theme));
