import { Box } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useNearView } from '../core/ui/hooks/useNearView.ts';
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
    <Box
      ref={place}
      component="figure"
      aria-label={label}
      sx={{ m: 0, mb: 1, minHeight: chartHeight }}
    >
      {children(isNear)}
    </Box>
  );
}
