import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { consumptionQualityLabels } from '@grzadka/contract/meter/consumption/consumption.model';
import type { MeterType } from '@grzadka/contract/meter/meter-labels';
import type { ZoneBalanceLine } from '@grzadka/contract/zone/zone-balance.model';
import { useId, useState } from 'react';
import { consumptionText } from '../../meter/consumption/consumption.text.ts';
import { PointList } from '../../meter/consumption/PointList.tsx';
import { MeterLink } from './MeterLink.tsx';

interface BalanceLineProps {
  line: ZoneBalanceLine;
  type: MeterType;
  /** There is room for a column of how the consumption is known. */
  isRoomy: boolean;
}

/** What a meter counted, and below it, once opened, the readings that it follows from. */
export function BalanceLine({ line, type, isRoomy }: BalanceLineProps) {
  const [isOpen, setOpen] = useState(false);
  const pointsId = useId();
  const { name, quantity, points } = line;
  const quality = consumptionQualityLabels[line.quality];
  return (
    <>
      <tr>
        <td>
          <MeterLink meter={line} />
          {!isRoomy && <div className="second">{quality}</div>}
        </td>
        <td className="quantity">
          {quantity === null ? consumptionText.noQuantity : formatDecimal(quantity)}
        </td>
        {isRoomy && <td className="quality">{quality}</td>}
        <td className="toggle">
          {points.length > 0 && (
            <button
              type="button"
              aria-label={consumptionText.showPoints(name)}
              title={consumptionText.pointsTitle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? pointsId : undefined}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={pointsId} className="points">
          <td colSpan={isRoomy ? 4 : 3}>
            <PointList points={points} type={type} />
          </td>
        </tr>
      )}
    </>
  );
}
