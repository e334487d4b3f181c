import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import {
  type Consumption,
  consumptionQualityLabels,
} from '@grzadka/contract/meter/consumption/consumption.model';
import type { MeterType } from '@grzadka/contract/meter/meter-labels';
import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import { IconButton, TableCell, TableRow } from '@mui/material';
import { useId, useState } from 'react';
import { icon } from '../../core/ui/icon.ts';
import { Second } from '../measurement/MeasurementRows.tsx';
import { consumptionText, periodText } from './consumption.text.ts';
import { PointList } from './PointList.tsx';

const OpenIcon = icon(mdiChevronDown, 'Open');
const CloseIcon = icon(mdiChevronUp, 'Close');

interface ConsumptionRowsProps {
  item: Consumption;
  type: MeterType;
  /** Whether there is room for all columns. */
  isRoomy: boolean;
}

/** The consumption of a period, and below it, once opened, the readings that it follows from. */
export function ConsumptionRows({ item, type, isRoomy }: ConsumptionRowsProps) {
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
