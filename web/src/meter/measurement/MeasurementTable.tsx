import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter-labels';
import { mdiCancel } from '@mdi/js';
import {
  Box,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { styled } from '@mui/material/styles';
import { Fragment, type RefObject, useEffect, useRef } from 'react';
import { formatInstant } from '../../core/ui/format.ts';
import { useIsRoomy } from '../../core/ui/hooks/useIsRoomy.ts';
import { icon } from '../../core/ui/icon.ts';
import { WarningIcon } from '../../core/ui/icons.ts';
import { visuallyHidden } from '../../core/ui/visually-hidden.ts';
import { measuredByText, meterText, riseText } from '../meter.text.ts';
import { historyText } from './history.text.ts';
import {
  type DialOfDevice,
  differenceFromBefore,
  type MeasurementNote,
  measurementNotes,
} from './measurement-notes.ts';

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

const ReverseIcon = icon(mdiCancel, 'Reverse');

interface MeasurementRowsProps {
  measurement: MeasurementListItem;
  /** All that are shown, newest first. */
  history: readonly MeasurementListItem[];
  devices: readonly DialOfDevice[];
  isRoomy: boolean;
  onReverse: ((measurement: MeasurementListItem) => void) | undefined;
}

/** A measurement in the table of a meter's history, and below it what else there is to say of it. */
function MeasurementRows({
  measurement,
  history,
  devices,
  isRoomy,
  onReverse,
}: MeasurementRowsProps) {
  const { value, measuredAt, measuredBy, channel, reversal } = measurement;
  const notes = measurementNotes(measurement, history);
  const difference = differenceFromBefore(measurement, history, devices);
  const differenceText = (
    <Unbroken>{difference === undefined ? '' : riseText(difference)}</Unbroken>
  );
  const who = <Name>{measuredByText(measuredBy)}</Name>;
  const isVoid = reversal !== null;
  const told = useFocusOnceVoid(isVoid);
  const columns = (isRoomy ? 4 : 2) + (onReverse ? 1 : 0);
  const cell = notes.length > 0 ? { borderBottom: 0 } : undefined;
  return (
    <>
      <TableRow>
        <TableCell sx={cell}>
          {/* On a phone the time may stand below its day: the button takes room. */}
          {formatInstant(measuredAt)
            .split(' ')
            .map((part) => (
              <Fragment key={part}>
                <Unbroken>{isVoid ? <s>{part}</s> : part}</Unbroken>{' '}
              </Fragment>
            ))}
          {!isRoomy && <Second>{who}</Second>}
        </TableCell>
        <TableCell align="right" sx={cell}>
          <Unbroken>{isVoid ? <s>{formatDecimal(value)}</s> : formatDecimal(value)}</Unbroken>
          {channel === 'estimate' && <> {historyText.estimate}</>}
          {!isRoomy && <Second>{differenceText}</Second>}
        </TableCell>
        {isRoomy && (
          <TableCell align="right" sx={cell}>
            {differenceText}
          </TableCell>
        )}
        {isRoomy && <TableCell sx={cell}>{who}</TableCell>}
        {onReverse && (
          <TableCell align="right" sx={{ ...cell, width: 0 }}>
            {!isVoid && (
              <IconButton
                aria-label={historyText.reverseOf(formatInstant(measuredAt))}
                title={historyText.reverse}
                onClick={() => onReverse(measurement)}
              >
                <ReverseIcon />
              </IconButton>
            )}
          </TableCell>
        )}
      </TableRow>
      {notes.length > 0 && (
        <TableRow>
          <TableCell ref={told} colSpan={columns} tabIndex={-1} sx={{ pt: 0 }}>
            {notes.map((note) => (
              <Note key={note.text} {...note} />
            ))}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/**
 * Where a measurement is taken back, the button that led there is gone, and the focus with it: it goes to the
 * element of the given ref, which says what happened.
 */
function useFocusOnceVoid(isVoid: boolean): RefObject<HTMLTableCellElement | null> {
  const told = useRef<HTMLTableCellElement>(null);
  const wasVoid = useRef(isVoid);
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (isVoid && !wasVoid.current && hasLostFocus) told.current?.focus();
    wasVoid.current = isVoid;
  }, [isVoid]);
  return told;
}

function Note({ isOpen, text }: MeasurementNote) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.75,
        overflowWrap: 'anywhere',
        color: isOpen ? 'text.primary' : 'text.secondary',
      }}
    >
      {isOpen && <WarningIcon fontSize="small" sx={{ color: 'warning.main' }} />}
      {text}
    </Box>
  );
}

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** As all else stays whole, its column has the room that is left, and only a word that is longer than that is broken. */
const Name = styled('span')({ overflowWrap: 'anywhere' });

/** The second line of a cell. */
export const Second = styled('div')(({ theme }) => ({
  color: theme.palette.text.secondary,
  fontWeight: 400,
}));
