import type { ReactNode } from 'react';
import { PlainList } from '../elements/PlainList.tsx';
import styles from './AmountLines.module.css';

interface AmountLinesProps {
  'aria-label': string;
  /** Each an `AmountLine`. */
  children: ReactNode;
}

/** A list of words, each with its amount. */
export function AmountLines(list: AmountLinesProps) {
  return <PlainList {...list} className={styles['lines']} />;
}

interface AmountLineProps {
  amount: string;
  /** What it is of. */
  children: ReactNode;
}

/** What an amount is of, and at the end of its line the amount. */
export function AmountLine({ amount, children }: AmountLineProps) {
  return (
    <li className={styles['line']}>
      <span>{children}</span>
      <span className={styles['amount']}>{amount}</span>
    </li>
  );
}
