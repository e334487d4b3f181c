import {
  type MeasurementListItem,
  type MeterType,
  meterUnits,
} from '@grzadka/contract/meter/meter.model';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { formatDecimal, formatInstant } from '../core/ui/format.ts';
import { historyText, measuredByText, meterText } from './meter.text.ts';

interface MeasurementTableProps {
  /** Newest first. */
  measurements: readonly MeasurementListItem[];
  type: MeterType;
  labelledBy: string;
}

/** A meter's measurements, newest first, with who took them. */
export function MeasurementTable({ measurements, type, labelledBy }: MeasurementTableProps) {
  return (
    <TableContainer component="section" tabIndex={0} aria-label={historyText.table}>
      <Table size="small" aria-labelledby={labelledBy} sx={{ 'th, td': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{historyText.measuredAt}</TableCell>
            <TableCell align="right">{historyText.value(meterUnits[type])}</TableCell>
            <TableCell align="right">{historyText.difference}</TableCell>
            <TableCell>{meterText.measuredBy}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {measurements.map(({ id, value, measuredAt, measuredBy }, index) => (
            <TableRow key={id}>
              <TableCell>{formatInstant(measuredAt)}</TableCell>
              <TableCell align="right">{formatDecimal(value)}</TableCell>
              <TableCell align="right">
                {differenceText(value, measurements[index + 1]?.value)}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{measuredByText(measuredBy)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** How a value differs from the one before; a fall is shown too, for whoever reads to explain. */
function differenceText(value: number, before: number | undefined): string {
  if (before === undefined) return '';
  // Both have at most three decimals; their floating-point difference may have more.
  const difference = Math.round((value - before) * 1000) / 1000;
  return difference > 0 ? `+${formatDecimal(difference)}` : formatDecimal(difference);
}
