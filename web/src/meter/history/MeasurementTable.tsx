import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import { mdiCancel } from '@mdi/js';
import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../../core/ui/elements/class-names.ts';
import { IconButton } from '../../core/ui/elements/IconButton.tsx';
import { Unseen } from '../../core/ui/elements/Unseen.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { formatInstant } from '../../core/ui/format.ts';
import { icon } from '../../core/ui/icon.ts';
import { WarningIcon } from '../../core/ui/icons.ts';
import { measuredByText, meterText, riseText } from '../meter.text.ts';
import { historyText } from './history.text.ts';
import styles from './MeasurementTable.module.css';
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
  /** Asks to take one back; without it none can be. */
  onReverse?: ((measurement: MeasurementListItem) => void) | undefined;
}

/** A meter's measurements, newest first, with who took them; below each what else there is to say. */
export function MeasurementTable({
  measurements,
  devices,
  type,
  onReverse,
}: MeasurementTableProps) {
  const valueLabel = historyText.value(meterUnits[type]);
  return (
    <FittingTable aria-label={historyText.title} content={measurements}>
      <thead>
        <tr>
          <th scope="col">{historyText.measuredAt}</th>
          <th scope="col" className="number">
            {valueLabel}
          </th>
          <th scope="col" className="number">
            {historyText.difference}
          </th>
          <th scope="col">{meterText.measuredBy}</th>
          {onReverse && (
            <th scope="col" className="action">
              <Unseen>{historyText.actions}</Unseen>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {measurements.map((measurement) => (
          <MeasurementRows
            key={measurement.id}
            measurement={measurement}
            history={measurements}
            devices={devices}
            valueLabel={valueLabel}
            onReverse={onReverse}
          />
        ))}
      </tbody>
    </FittingTable>
  );
}

const ReverseIcon = icon(mdiCancel, 'Reverse');

interface MeasurementRowsProps {
  measurement: MeasurementListItem;
  /** All that are shown, newest first. */
  history: readonly MeasurementListItem[];
  devices: readonly DialOfDevice[];
  valueLabel: string;
  onReverse: ((measurement: MeasurementListItem) => void) | undefined;
}

/** A measurement in the table of a meter's history, and below it what else there is to say of it. */
function MeasurementRows({
  measurement,
  history,
  devices,
  valueLabel,
  onReverse,
}: MeasurementRowsProps) {
  const { value, measuredAt, measuredBy, channel, reversal } = measurement;
  const notes = measurementNotes(measurement, history);
  const difference = differenceFromBefore(measurement, history, devices);
  const isVoid = reversal !== null;
  const told = useFocusOnceVoid(isVoid);
  const shown = (text: string) => (isVoid ? <s>{text}</s> : text);
  return (
    <>
      <tr>
        <td className="whole">{shown(formatInstant(measuredAt))}</td>
        <td className="number" data-label={valueLabel}>
          {shown(formatDecimal(value))}
          {channel === 'estimate' && <> {historyText.estimate}</>}
        </td>
        <td className="number" data-label={historyText.difference}>
          {difference === undefined ? '' : riseText(difference)}
        </td>
        <td data-label={meterText.measuredBy}>{measuredByText(measuredBy)}</td>
        {onReverse && (
          <td className="action">
            {!isVoid && (
              <IconButton
                aria-label={historyText.reverseOf(formatInstant(measuredAt))}
                title={historyText.reverse}
                onClick={() => onReverse(measurement)}
              >
                <ReverseIcon />
              </IconButton>
            )}
          </td>
        )}
      </tr>
      {notes.length > 0 && (
        <tr className="below">
          <td ref={told} colSpan={onReverse ? 5 : 4} tabIndex={-1}>
            {notes.map((note) => (
              <Note key={note.text} {...note} />
            ))}
          </td>
        </tr>
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
    <div className={classNames(styles['note'], isOpen && styles['open'])}>
      {isOpen && <WarningIcon size="small" tone="warning" />}
      {text}
    </div>
  );
}
