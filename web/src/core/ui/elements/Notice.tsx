import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { icon } from '../icon.ts';
import { classNames } from './class-names.ts';
import styles from './Notice.module.css';

const signs = {
  success: icon(mdiCheckCircleOutline, 'Success'),
  error: icon(mdiAlertCircleOutline, 'Error'),
};

/** A message in the page, read out as it comes. */
export function Notice({ tone, children }: { tone: keyof typeof signs; children: ReactNode }) {
  const Sign = signs[tone];
  return (
    <div role="alert" className={classNames(styles['notice'], styles[tone])}>
      <Sign className={styles['sign']} />
      <div className={styles['text']}>{children}</div>
    </div>
  );
}
