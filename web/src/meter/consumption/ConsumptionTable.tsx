import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import {
  type Consumption,
  consumptionQualityLabels,
} from '@grzadka/contract/meter/consumption/consumption.model';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter-labels';
import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import {
  Button,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useId, useState } from 'react';
import { useIsRoomy } from '../../core/ui/hooks/useIsRoomy.ts';
import { icon } from '../../core/ui/icon.ts';
import { visuallyHidden } from '../../core/ui/visually-hidden.ts';
import { Second } from '../measurement/MeasurementTable.tsx';
import { PointList } from './PointList.tsx';
import { consumptionText, periodText } from './consumption.text.ts';

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

const OpenIcon = icon(mdiChevronDown, 'Open');
const CloseIcon = icon(mdiChevronUp, 'Close');

interface ConsumptionRowsProps {
  item: Consumption;
  type: MeterType;
  /** Whether there is room for all columns. */
  isRoomy: boolean;
}

/** The consumption of a period, and below it, once opened, the readings that it follows from. */
function ConsumptionRows({ item, type, isRoomy }: ConsumptionRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const pointsId = useId();
  const { quantity, quality, points } = item;
  const cell = isOpen ? { borderBottom: 0 } : undefined;
  return (
    <>
      <TableRow>
        <TableCell sx={cell}>
          {periodText(item)}
          {!isRoomy && <Second>{consumptionQualityLabels[quality]}</Second>}
        </TableCell>
        <TableCell align="right" sx={{ ...cell, whiteSpace: 'nowrap' }}>
          {quantity === null ? consumptionText.noQuantity : formatDecimal(quantity)}
        </TableCell>
        {isRoomy && <TableCell sx={cell}>{consumptionQualityLabels[quality]}</TableCell>}
        <TableCell align="right" sx={{ ...cell, width: 0 }}>
          {points.length > 0 && (
            <IconButton
              aria-label={consumptionText.showPoints(periodText(item))}
              title={consumptionText.pointsTitle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? pointsId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <CloseIcon /> : <OpenIcon />}
            </IconButton>
          )}
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow id={pointsId}>
          <TableCell colSpan={isRoomy ? 4 : 3} sx={{ pt: 0 }}>
            <PointList points={points} type={type} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
