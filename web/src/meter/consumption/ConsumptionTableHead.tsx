import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import { Unseen } from '../../core/ui/elements/Unseen.tsx';
import { consumptionText } from './consumption.text.ts';

interface ConsumptionTableHeadProps {
  /** The heading of what the rows are about. */
  of: string;
  type: MeterType;
}

/** The head of a table that shows what was used, how that is known, and opens to the readings that it follows from. */
export function ConsumptionTableHead({ of, type }: ConsumptionTableHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{of}</th>
        <th scope="col" className="number">
          {consumptionText.quantity(meterUnits[type])}
        </th>
        <th scope="col">{consumptionText.quality}</th>
        <th scope="col" className="action">
          <Unseen>{consumptionText.pointsTitle}</Unseen>
        </th>
      </tr>
    </thead>
  );
}
