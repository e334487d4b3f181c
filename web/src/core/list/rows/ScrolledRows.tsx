import type { HTMLAttributes, ReactNode } from 'react';
import styles from './ScrolledRows.module.css';
import type { ShownRows } from './useRowWindow.ts';

interface ScrolledRowsProps {
  rowWindow: ShownRows;
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
    <div ref={scroller} onScroll={onScroll} className={styles['scroller']}>
      <ul
        ref={setContainer}
        className={styles['rows']}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none
        role="list"
        hidden={isEmpty}
        aria-label={label}
        {...listProps}
      >
        {children}
      </ul>
      {footer}
    </div>
  );
}
