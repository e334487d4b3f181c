import { type ReactNode, useRef } from 'react';
import { useNearView } from '../core/ui/hooks/useNearView.ts';
import styles from './ChartFigure.module.css';
import { chartHeight } from './charts.ts';

interface ChartFigureProps {
  /** What the chart shows, in words; the table below it shows the same. */
  label: string;
  /** The chart, to be opened once its place is near what is seen. */
  children: (isNear: boolean) => ReactNode;
}

/**
 * The place of a chart, named and as high as the chart from the start, so that nothing moves when it comes: its code is as much
 * as a third of the screen's other code, and often it stands below what is seen (0141).
 */
export function ChartFigure({ label, children }: ChartFigureProps) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNearView(place);
  return (
    <figure
      ref={place}
      aria-label={label}
      style={{ minHeight: chartHeight }}
      className={styles['figure']}
    >
      {children(isNear)}
    </figure>
  );
}
