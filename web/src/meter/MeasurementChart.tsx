import { formatDecimal } from '@grzadka/contract/core/format';
import { type MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.model';
import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import dayjs from 'dayjs';
import { formatInstant } from '../core/ui/format.ts';
import { historyText } from './meter.text.ts';

/** With more points than this their marks would hide the line. */
const mostMarks = 60;

interface MeasurementChartProps {
  /** Newest first. */
  measurements: readonly MeasurementListItem[];
  type: MeterType;
  /** In pixels. */
  height: number;
}

/** A meter's measurements over time, for the eye; the table says the same in words. */
export function MeasurementChart({ measurements, type, height }: MeasurementChartProps) {
  const { palette, typography } = useTheme();
  // The charts' own labels are too small to be read at arm's length.
  const tickLabelStyle = { fontSize: typography.body2.fontSize ?? '' };
  const oldestFirst = measurements.toReversed();
  return (
    <Box component="figure" aria-label={historyText.chart} sx={{ m: 0 }}>
      <LineChart
        height={height}
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
        yAxis={[
          {
            valueFormatter: (value: number) => formatDecimal(value),
            tickLabelStyle,
            width: 'auto',
          },
        ]}
        series={[
          {
            data: oldestFirst.map(({ value }) => value),
            curve: 'linear',
            showMark: measurements.length <= mostMarks,
            valueFormatter: (value) => `${formatDecimal(value ?? 0)} ${meterUnits[type]}`,
          },
        ]}
      />
    </Box>
  );
}
