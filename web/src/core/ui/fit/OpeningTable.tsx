import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FittingTable } from './FittingTable.tsx';

interface OpeningTableProps {
  'aria-label': string;
  /** What its rows are made of. */
  content: unknown;
  children: ReactNode;
}

/** A `FittingTable` of lines close together that are `OpeningRow`s; a row that is a `month` heads those below it. */
export function OpeningTable(table: OpeningTableProps) {
  return (
    <Lines>
      <FittingTable {...table} />
    </Lines>
  );
}

const Lines = styled('div')(({ theme: { palette, spacing } }) => ({
  '&& :is(th, td)': { paddingBlock: spacing(0.3125), fontSize: '0.9375rem', lineHeight: 1.4 },
  '&& .month th': { color: palette.text.secondary, borderBlockEnd: 0 },
  '@media screen': { '&& [data-cards] tfoot': { display: 'block' } },
  // What more is said of a row stands below its name, behind the sign that opens it.
  '&& tr:has(.opening) + .below td': {
    paddingBlock: `0 ${spacing(1)}`,
    paddingInlineStart: spacing(3),
    color: palette.text.secondary,
  },
  'tr:has(.opening)': { position: 'relative', '&:hover': { background: palette.action.hover } },
  // Pressed for themselves.
  'tr:has(.opening) a': { position: 'relative', zIndex: 1 },
  '.opening': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: 7,
      height: 7,
      marginInlineEnd: spacing(1.25),
      borderRight: '2px solid',
      borderBottom: '2px solid',
      transform: 'translateY(-2px) rotate(-45deg)',
    },
    '&[aria-expanded=true]::before': { transform: 'translateY(-3px) rotate(45deg)' },
    // On paper it is the row's name alone.
    '@media print': { '&::before, &::after': { display: 'none' } },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  },
}));
