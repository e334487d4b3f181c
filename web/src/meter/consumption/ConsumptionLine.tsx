import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import {
  type Consumption,
  consumptionQualityLabels,
} from '@grzadka/contract/meter/consumption/consumption.model';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import { type AriaAttributes, type ReactNode, useId, useState } from 'react';
import { consumptionText } from './consumption.text.ts';
import { PointList } from './PointList.tsx';

interface Opener extends AriaAttributes {
  'aria-label': string;
  title: string;
  onClick: () => void;
}

interface ConsumptionLineProps {
  consumption: Pick<Consumption, 'quantity' | 'quality' | 'points'>;
  /** The first cell. */
  head: ReactNode;
  /** What the line is about, in words. */
  name: string;
  type: MeterType;
  /** Draws the button that opens the line. */
  renderOpener: (button: Opener, isOpen: boolean) => ReactNode;
}

/** What was used, in a table under `ConsumptionTableHead`, and below it, once opened, the readings that it follows from. */
export function ConsumptionLine({
  consumption: { quantity, quality, points },
  head,
  name,
  type,
  renderOpener,
}: ConsumptionLineProps) {
  const [isOpen, setOpen] = useState(false);
  const pointsId = useId();
  const opener = {
    'aria-label': consumptionText.showPoints(name),
    title: consumptionText.pointsTitle,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? pointsId : undefined,
    onClick: () => setOpen(!isOpen),
  };
  return (
    <>
      <tr>
        {head}
        <td className="number" data-label={consumptionText.quantity(meterUnits[type])}>
          {quantity === null ? consumptionText.noQuantity : formatDecimal(quantity)}
        </td>
        <td data-label={consumptionText.quality}>{consumptionQualityLabels[quality]}</td>
        <td className="action">{points.length > 0 && renderOpener(opener, isOpen)}</td>
      </tr>
      {isOpen && (
        <tr id={pointsId} className="below">
          <td colSpan={4}>
            <PointList points={points} type={type} />
          </td>
        </tr>
      )}
    </>
  );
}
