import {
  type ChainPoint,
  chainPointKindLabels,
} from '@grzadka/contract/meter/consumption/consumption.model';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { formatMinute } from '../../core/ui/format.ts';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { valueText } from '../meter.text.ts';
import { consumptionText } from './consumption.text.ts';
import styles from './PointList.module.css';

interface PointListProps {
  points: readonly ChainPoint[];
  type: MeterType;
}

/** The values of the dial that a consumption was counted by. */
export function PointList({ points, type }: PointListProps) {
  return (
    <ul className={styles['points']}>
      {points.map((point) => (
        <li key={`${point.kind} ${point.id}`}>
          <UnbrokenText text={pointText(point, type)} />
        </li>
      ))}
    </ul>
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
