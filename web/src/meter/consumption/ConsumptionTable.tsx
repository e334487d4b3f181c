import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter-labels';
import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import { useIsRoomy } from '../../core/ui/hooks/useIsRoomy.ts';
import { visuallyHidden } from '../../core/ui/visually-hidden.ts';
import { Second } from '../measurement/MeasurementRows.tsx';
import { ConsumptionRows } from './ConsumptionRows.tsx';
import { consumptionText } from './consumption.text.ts';

/** As many as are shown before the rest is asked for, so that what stands below stays in reach. */
const shownAtFirst = 10;

interface ConsumptionTableProps {
  /** The earliest first. */
  items: readonly Consumption[];
  type: MeterType;
}

/** What was used, period by period, the latest first; each opens to the readings that it follows from. */
export function ConsumptionTable({ items, type }: ConsumptionTableProps) {
  const isRoomy = useIsRoomy();
  const [isWhole, setWhole] = useState(false);
  const latestFirst = items.toReversed();
  const shown = isWhole ? latestFirst : latestFirst.slice(0, shownAtFirst);
  return (
    <>
      <TableContainer component="section" tabIndex={0} aria-label={consumptionText.table}>
        <Table size="small" sx={{ 'th, td': { px: 0.75 } }}>
          <TableHead>
            <TableRow>
              <TableCell>
                {consumptionText.period}
                {!isRoomy && <Second>{consumptionText.quality}</Second>}
              </TableCell>
              <TableCell align="right">{consumptionText.quantity(meterUnits[type])}</TableCell>
              {isRoomy && <TableCell>{consumptionText.quality}</TableCell>}
              <TableCell>
                <span style={visuallyHidden}>{consumptionText.pointsTitle}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((item) => (
              <ConsumptionRows key={item.from} item={item} type={type} isRoomy={isRoomy} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {shown.length < items.length && (
        <Button onClick={() => setWhole(true)}>
          {consumptionText.more(items.length - shown.length)}
        </Button>
      )}
    </>
  );
}
