import type { DeadlinePlace } from '@grzadka/contract/core/time/deadline';
import type { ReactNode } from 'react';
import { useMay } from '../core/access/access.ts';
import { lateField } from '../core/ui/loading/late-part.tsx';
import styles from './DeadlineStrip.module.css';

interface DeadlineStripProps {
  place: DeadlinePlace;
  /** It goes from edge to edge, as a list below it does. */
  isFlush?: boolean;
  /** What stands at its end, also where nothing is due. */
  beside?: ReactNode;
}

const NearestDeadlines = lateField<Required<DeadlineStripProps> & { standIn: ReactNode }>(
  async () => (await import('./NearestDeadlines.tsx')).NearestDeadlines,
);

/**
 * The nearest deadlines that concern a part of the program, above its screen; nothing where there are none. What follows is seen
 * once that is known, so that it does not move then.
 */
export function DeadlineStrip({ place, isFlush = false, beside = null }: DeadlineStripProps) {
  const standIn = <div data-waiting className={styles['standIn']} />;
  return useMay('deadline:read') ? (
    <NearestDeadlines open {...{ place, isFlush, beside, standIn }} />
  ) : (
    beside
  );
}
