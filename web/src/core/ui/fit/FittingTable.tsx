import { styled } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { visuallyHidden } from '../visually-hidden.ts';
import { useFit } from './useFit.ts';

interface FittingTableProps {
  'aria-label': string;
  /** What its rows are made of: when it changes, the table is measured anew. */
  content: unknown;
  /** The parts of a table. */
  children: ReactNode;
}

/**
 * A table whose rows become cards where its words, numbers and dates do not fit beside each other (0129). What its cells may be:
 * `number`, at the end of its column; `whole`, never broken; `action`, what is pressed. A cell with a
 * `data-label` shows that on a card. A row that is `below` belongs to the one before.
 */
export function FittingTable({ content, children, ...named }: FittingTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const fit = useFit(frame, fitTable);
  useLayoutEffect(fit, [fit, content]);
  return (
    <Frame ref={frame}>
      <table {...named}>{children}</table>
    </Frame>
  );
}

/** In columns first: only these tell how much room the text wants. */
function fitTable(frame: HTMLElement): void {
  delete frame.dataset['cards'];
  if (frame.scrollWidth > frame.clientWidth) frame.dataset['cards'] = '';
}

/**
 * One style for all that is in it, and plain elements: a thousand lines of styled components take more than twice as long to
 * appear (0115). A word is broken only where there is no other way, so that a column is as wide as its longest one.
 */
const Frame = styled('div')(({ theme: { palette, spacing } }) => ({
  table: { width: '100%', borderCollapse: 'collapse' },
  tr: { borderBottom: `1px solid ${palette.divider}` },
  'tr:has(+ .below)': { borderBottom: 0 },
  'th, td': {
    padding: spacing(0.75),
    textAlign: 'start',
    '@media print': { paddingBlock: 2 },
  },
  th: { fontWeight: 600 },
  '.below td': { paddingTop: 0 },
  '.whole, .number': { whiteSpace: 'nowrap' },
  '.number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '.number + :not(.number, .action)': { paddingInlineStart: spacing(3) },
  '.action': {
    width: 0,
    paddingInline: 0,
    textAlign: 'end',
    '@media print': { display: 'none' },
  },
  '@media screen': {
    '&&[data-cards]': {
      'table, tbody': { display: 'block' },
      thead: visuallyHidden,
      tr: {
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: spacing(2),
        paddingBlock: spacing(0.75),
      },
      'tr:has(> .action)': { paddingInlineEnd: 48, minHeight: 56 },
      'tr.below': { paddingTop: 0 },
      'th, td': { padding: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
      'td:first-of-type:not(:last-of-type)': { flex: '0 0 100%', fontWeight: 600 },
      'td:empty': { display: 'none' },
      '.number': { textAlign: 'start' },
      // Whole even beside a button, on the narrowest phone and in the largest type; a period has its two days there.
      '.whole': { whiteSpace: 'normal', fontSize: 'min(1em, 5.6vw)' },
      '[data-label]::before': {
        content: 'attr(data-label) ": "',
        color: palette.text.secondary,
        fontWeight: 400,
        whiteSpace: 'normal',
      },
      '.action': { position: 'absolute', insetBlockStart: 4, insetInlineEnd: 0, width: 'auto' },
    },
  },
}));
