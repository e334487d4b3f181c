import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { type MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter-labels';
import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import dayjs from 'dayjs';
import { formatInstant } from '../../core/ui/format.ts';
import { chartHeight, useValueAxis } from '../charts.ts';
import { historyText } from './history.text.ts';

/** With more points than this their marks would hide the line. */
const mostMarks = 60;

interface MeasurementChartProps {
  /** Newest first. */
  measurements: readonly MeasurementListItem[];
  type: MeterType;
}

/** A meter's measurements that count over time, for the eye; the table says the same in words. */
export function MeasurementChart({ measurements, type }: MeasurementChartProps) {
  const { palette } = useTheme();
  const { tickLabelStyle, valueAxis } = useValueAxis();
  const oldestFirst = measurements.filter(({ reversal }) => !reversal).toReversed();
  const devices = [...new Set(oldestFirst.map(({ installationId }) => installationId))];
  return (
    <Box component="figure" aria-label={historyText.chart} sx={{ m: 0 }}>
      <LineChart
        height={chartHeight}
        hideLegend
        skipAnimation
        // Half of a day is written beyond the last mark.
        margin={{ right: 44 }}
        colors={[palette.primary.main]}
        xAxis={[
          {
            scaleType: 'time',
            tickLabelStyle,
            // What does not fit below the axis is left out.
            height: 40,
            data: oldestFirst.map(({ measuredAt }) => new Date(measuredAt)),
            valueFormatter: (time: Date, { location }) =>
              location === 'tick'
                ? dayjs(time).format('YYYY.MM.DD')
                : formatInstant(time.toISOString()),
          },
        ]}
        yAxis={[valueAxis]}
        // A line for each device: between the last value of one and the first of the next nothing was used.
        series={devices.map((device) => ({
          data: oldestFirst.map(({ installationId, value }) =>
            installationId === device ? value : null,
          ),
          curve: 'linear',
          showMark: measurements.length <= mostMarks,
          valueFormatter: (value) =>
            value === null ? null : `${formatDecimal(value)} ${meterUnits[type]}`,
        }))}
      />
    </Box>
  );
}
