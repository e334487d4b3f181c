import type { ReactNode } from 'react';
import styles from './AccountNumber.module.css';

/** The number of a bank account on one line: rather in smaller type than torn apart, on the narrowest phone and beside other columns. */
export function AccountNumber({ children }: { children?: ReactNode }) {
  return <span className={styles['number']}>{children}</span>;
}
