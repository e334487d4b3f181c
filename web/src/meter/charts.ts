import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { useTheme } from '@mui/material/styles';

/** How high the charts of a meter are, in pixels. */
export const chartHeight = 240;

/**
 * The axis of values of a meter's charts, and how the labels of their axes are written: the charts' own are too small
 * to be read at arm's length.
 */
export function useValueAxis() {
  const { typography } = useTheme();
  const tickLabelStyle = { fontSize: typography.body2.fontSize ?? '' };
  const valueAxis = {
    valueFormatter: (value: number) => formatDecimal(value),
    tickLabelStyle,
    width: 'auto',
    // Left to itself the chart makes room for the labels of other ticks than it draws, and cuts '10 000' short.
    tickNumber: 3,
  } as const;
  return { tickLabelStyle, valueAxis };
}
