import { formatDecimal } from '@grzadka/contract/core/format';
import { type MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.model';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatInstant } from '../core/ui/format.ts';
import { historyText, measuredByText, meterText } from './meter.text.ts';

interface MeasurementTableProps {
  /** Newest first. */
  measurements: readonly MeasurementListItem[];
  type: MeterType;
  labelledBy: string;
}

/**
 * A meter's measurements, newest first, with who took them: a line each where there is room, two on a phone, where
 * four columns would tear names apart.
 */
export function MeasurementTable({ measurements, type, labelledBy }: MeasurementTableProps) {
  const isRoomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  return (
    <TableContainer component="section" tabIndex={0} aria-label={historyText.table}>
      <Table size="small" aria-labelledby={labelledBy} sx={{ 'th, td': { px: 0.75 } }}>
        <TableHead>
          <TableRow>
            <TableCell>
              {historyText.measuredAt}
              {!isRoomy && <Second>{meterText.measuredBy}</Second>}
            </TableCell>
            <TableCell align="right">
              {historyText.value(meterUnits[type])}
              {!isRoomy && <Second>{historyText.difference}</Second>}
            </TableCell>
            {isRoomy && <TableCell align="right">{historyText.difference}</TableCell>}
            {isRoomy && <TableCell>{meterText.measuredBy}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {measurements.map(({ id, value, measuredAt, measuredBy }, index) => {
            const difference = differenceText(value, measurements[index + 1]?.value);
            const who = measuredByText(measuredBy);
            return (
              <TableRow key={id}>
                <TableCell>
                  <Unbroken>{formatInstant(measuredAt)}</Unbroken>
                  {!isRoomy && (
                    <Second>
                      <Name>{who}</Name>
                    </Second>
                  )}
                </TableCell>
                <TableCell align="right">
                  <Unbroken>{formatDecimal(value)}</Unbroken>
                  {!isRoomy && (
                    <Second>
                      <Unbroken>{difference}</Unbroken>
                    </Second>
                  )}
                </TableCell>
                {isRoomy && (
                  <TableCell align="right">
                    <Unbroken>{difference}</Unbroken>
                  </TableCell>
                )}
                {isRoomy && (
                  <TableCell>
                    <Name>{who}</Name>
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** As all else stays whole, its column has the room that is left, and only a word that is longer than that is broken. */
const Name = styled('span')({ overflowWrap: 'anywhere' });

/** The second line of a cell. */
const Second = styled('div')(({ theme }) => ({
  color: theme.palette.text.secondary,
  fontWeight: 400,
}));

/** How a value differs from the one before; a fall is shown too, for whoever reads to explain. */
function differenceText(value: number, before: number | undefined): string {
  if (before === undefined) return '';
  // Both have at most three decimals; their floating-point difference may have more.
  const difference = Math.round((value - before) * 1000) / 1000;
  return difference > 0 ? `+${formatDecimal(difference)}` : formatDecimal(difference);
}
