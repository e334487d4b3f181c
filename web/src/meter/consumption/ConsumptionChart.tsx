import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import { BarChart } from '@mui/x-charts/BarChart';
import { MuiTheme } from '../../core/ui/theme/MuiTheme.tsx';
import { chartColours, chartHeight, tickLabelStyle, valueAxis } from '../charts.ts';
import { consumptionText, periodText } from './consumption.text.ts';

/** More bars than these are too thin to be seen as single ones; the table has all. */
const mostBars = 20;

export interface ConsumptionChartProps {
  /** The earliest first. */
  items: readonly Consumption[];
  type: MeterType;
}

/** What was used, the latest periods as bars, for the eye; there is no bar where it is not known. */
export function ConsumptionChart({ items, type }: ConsumptionChartProps) {
  const shown = items.slice(-mostBars);
  return (
    <MuiTheme>
      <BarChart
        height={chartHeight}
        hideLegend
        skipAnimation
        colors={chartColours}
        xAxis={[
          {
            scaleType: 'band',
            tickLabelStyle,
            height: 40,
            data: shown.map(periodText),
            // Below a bar stands where its period ends; all of it is shown when it is pointed at.
            valueFormatter: (period: string, { location }) =>
              location === 'tick' ? (period.split(' – ').at(-1) ?? period) : period,
          },
        ]}
        yAxis={[valueAxis]}
        series={[
          {
            data: shown.map(({ quantity }) => quantity),
            valueFormatter: (value) =>
              value === null
                ? consumptionText.noQuantity
                : `${formatDecimal(value)} ${meterUnits[type]}`,
          },
        ]}
      />
    </MuiTheme>
  );
}
