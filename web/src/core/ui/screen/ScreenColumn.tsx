import type { ReactNode } from 'react';
import { classNames } from '../elements/class-names.ts';
import waiting from '../loading/WaitingPlace.module.css';
import styles from './ScreenColumn.module.css';

interface ScreenColumnProps {
  /** Whether two cards stand side by side in it, with a width each. */
  isDouble?: boolean;
  children: ReactNode;
}

/** The cards of a screen, one below the other: on every screen they end at the same edge. */
export function ScreenColumn({ isDouble = false, children }: ScreenColumnProps) {
  return (
    <div className={classNames(styles['column'], waiting['steady'], isDouble && styles['double'])}>
      {children}
    </div>
  );
}
