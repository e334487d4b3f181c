import { styled } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import type { RowWindow } from './useRowWindow.ts';

interface ScrolledRowsProps {
  rowWindow: RowWindow;
  /** Names the rows to screen readers. */
  label: string;
  onScroll?: () => void;
  /** What the element around the rows hears. */
  listProps?: HTMLAttributes<HTMLElement>;
  /** What stands below the last row. */
  footer: ReactNode;
  /** The rows to render, each at its own place. */
  children: ReactNode;
}

/** Rows that scroll within the screen, in an element as high as all of them; on paper they follow one another. */
export function ScrolledRows({
  rowWindow: { scroller, setContainer, isEmpty },
  label,
  onScroll,
  listProps,
  footer,
  children,
}: ScrolledRowsProps) {
  return (
    <Scroller ref={scroller} onScroll={onScroll}>
      <Rows
        ref={setContainer}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none
        role="list"
        hidden={isEmpty}
        aria-label={label}
        {...listProps}
      >
        {children}
      </Rows>
      {footer}
    </Scroller>
  );
}

const Scroller = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowAnchor: 'none',
  scrollbarGutter: 'stable',
  '@media print': { overflow: 'visible' },
});

const Rows = styled('ul')(({ theme }) => ({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBottom: `1px solid ${theme.palette.divider}`,
  // The height of all rows on the screen is set on the element itself.
  '@media print': { height: 'auto !important' },
}));
