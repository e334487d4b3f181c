import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatDay, formatInstant } from '../../core/ui/format.ts';
import { MuiTheme } from '../../core/ui/theme/MuiTheme.tsx';
import { chartColours, chartHeight, tickLabelStyle, valueAxis } from '../charts.ts';
import { type DialLinesOptions, dialLines } from './dial-lines.ts';

/** With more points than this their marks would hide the line. */
const mostMarks = 60;

export interface MeasurementChartProps extends DialLinesOptions {
  type: MeterType;
}

/** What the dial of a meter showed over time, for the eye; the table says the same in words. */
export function MeasurementChart({ type, ...history }: MeasurementChartProps) {
  const lines = dialLines(history);
  const points = lines.flat();
  const times = [...new Set(points.map(({ at }) => at))].toSorted();
  return (
    <MuiTheme>
      <LineChart
        height={chartHeight}
        hideLegend
        skipAnimation
        // Half of a day is written beyond the last mark.
        margin={{ right: 44 }}
        colors={chartColours}
        xAxis={[
          {
            scaleType: 'time',
            tickLabelStyle,
            // What does not fit below the axis is left out.
            height: 40,
            data: times.map((at) => new Date(at)),
            valueFormatter: (time: Date, { location }) =>
              location === 'tick'
                ? formatDay(time.toISOString())
                : formatInstant(time.toISOString()),
          },
        ]}
        yAxis={[valueAxis]}
        series={lines.map((line) => {
          const values = new Map(line.map(({ at, value }) => [at, value]));
          return {
            data: times.map((at) => values.get(at) ?? null),
            curve: 'linear' as const,
            // A single value has no line.
            showMark: points.length <= mostMarks || line.length === 1,
            valueFormatter: (value: number | null) =>
              value === null ? null : `${formatDecimal(value)} ${meterUnits[type]}`,
          };
        })}
      />
    </MuiTheme>
  );
}
