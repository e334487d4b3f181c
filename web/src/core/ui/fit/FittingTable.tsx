import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './FittingTable.module.css';
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
    <div ref={frame} className={styles['frame']}>
      <table {...named}>{children}</table>
    </div>
  );
}

/** In columns first: only these tell how much room the text wants. */
function fitTable(frame: HTMLElement): void {
  delete frame.dataset['cards'];
  if (frame.scrollWidth > frame.clientWidth) frame.dataset['cards'] = '';
}
