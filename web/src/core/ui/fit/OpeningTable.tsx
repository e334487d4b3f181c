import type { ReactNode } from 'react';
import { FittingTable } from './FittingTable.tsx';
import styles from './OpeningTable.module.css';

interface OpeningTableProps {
  'aria-label': string;
  /** What its rows are made of. */
  content: unknown;
  children: ReactNode;
}

/** A `FittingTable` of lines close together that are `OpeningRow`s; a row that is a `month` heads those below it. */
export function OpeningTable(table: OpeningTableProps) {
  return (
    <div className={styles['lines']}>
      <FittingTable {...table} />
    </div>
  );
}
