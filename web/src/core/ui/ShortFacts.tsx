import type { ReactNode } from 'react';
import styles from './ShortFacts.module.css';

/** Around a `FactList` whose labels and values are so short that they stand beside each other on a phone, too. */
export function ShortFacts({ children }: { children: ReactNode }) {
  return <div className={styles['facts']}>{children}</div>;
}
