import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** Something known about a record: what it is, and its value; one whose value is undefined is not shown. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known about a record: two columns on wide windows, labels above values on phones. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => value !== undefined)
        .map(({ label, value }) => (
          <div key={label} className={styles['fact']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
