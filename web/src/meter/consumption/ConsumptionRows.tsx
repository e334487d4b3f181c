import { formatDecimal } from '@grzadka/contract/core/format';
import {
  type ChainPoint,
  type Consumption,
  chainPointKindLabels,
  consumptionQualityLabels,
} from '@grzadka/contract/meter/consumption/consumption.model';
import type { MeterType } from '@grzadka/contract/meter/meter.model';
import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import { Box, IconButton, TableCell, TableRow } from '@mui/material';
import { useId, useState } from 'react';
import { formatMinute } from '../../core/ui/format.ts';
import { icon } from '../../core/ui/icon.ts';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { Second } from '../MeasurementRows.tsx';
import { valueText } from '../meter.text.ts';
import { consumptionText, periodText } from './consumption.text.ts';

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
            <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
              {points.map((point) => (
                <li key={`${point.kind} ${point.id}`}>
                  <UnbrokenText text={pointText(point, type)} />
                </li>
              ))}
            </Box>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/** A value of the dial with its time: 'Odczyt 2026.10.15 09:12: 162,6 m³'. */
function pointText(
  { kind, at, value, isEstimate, rolledOver }: ChainPoint,
  type: MeterType,
): string {
  const read = `${chainPointKindLabels[kind]} ${formatMinute(at)}: ${valueText(value, type)}`;
  return [
    isEstimate ? `${read} ${consumptionText.estimate}` : read,
    ...(rolledOver ? [consumptionText.rolledOver] : []),
  ].join(', ');
}
