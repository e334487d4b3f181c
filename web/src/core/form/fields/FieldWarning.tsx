import type { ReactNode } from 'react';
import { WarningIcon } from '../../ui/icons.ts';
import styles from './FieldWarning.module.css';

/** What is doubtful about what is typed, read out as it comes; in its place what else there is to say of the field. */
export function FieldWarning({ children, usual }: { children: ReactNode; usual?: ReactNode }) {
  const isWarning = children !== undefined;
  return (
    <span aria-live="polite" className={isWarning ? styles['warning'] : undefined}>
      {isWarning && <WarningIcon size="small" />}
      {children ?? usual}
    </span>
  );
}
