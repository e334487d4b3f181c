import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter-labels';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useIsRoomy } from '../../core/ui/hooks/useIsRoomy.ts';
import { visuallyHidden } from '../../core/ui/visually-hidden.ts';
import { MeasurementRows, Second } from './MeasurementRows.tsx';
import type { DialOfDevice } from './measurement-notes.ts';
import { meterText } from '../meter.text.ts';
import { historyText } from './history.text.ts';

interface MeasurementTableProps {
  /** Newest first. */
  measurements: readonly MeasurementListItem[];
  /** Those of the meter, as far as they are known. */
  devices: readonly DialOfDevice[];
  type: MeterType;
  labelledBy: string;
  /** Asks to take one back; without it none can be. */
  onReverse?: ((measurement: MeasurementListItem) => void) | undefined;
}

/**
 * A meter's measurements, newest first, with who took them: a line each where there is room, two on a phone, where
 * four columns would tear names apart; below it what else there is to say.
 */
export function MeasurementTable({
  measurements,
  devices,
  type,
  labelledBy,
  onReverse,
}: MeasurementTableProps) {
  const isRoomy = useIsRoomy();
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
            {onReverse && (
              <TableCell>
                <span style={visuallyHidden}>{historyText.actions}</span>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {measurements.map((measurement) => (
            <MeasurementRows
              key={measurement.id}
              measurement={measurement}
              history={measurements}
              devices={devices}
              isRoomy={isRoomy}
              onReverse={onReverse}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
