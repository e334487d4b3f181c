import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { typography } from '../core/ui/theme/typography.ts';

/** How high the charts of a meter are, in pixels. */
export const chartHeight = 240;

/** The colours of a chart's lines and bars. */
export const chartColours = ['var(--primary-main)'];

/** How the labels of the axes are written: the charts' own are too small to be read at arm's length. */
export const tickLabelStyle = { fontSize: typography.body2.fontSize };

/** The axis of values of a meter's charts. */
export const valueAxis = {
  valueFormatter: (value: number) => formatDecimal(value),
  tickLabelStyle,
  width: 'auto',
  // Left to itself the chart makes room for the labels of other ticks than it draws, and cuts '10 000' short.
  tickNumber: 3,
} as const;
