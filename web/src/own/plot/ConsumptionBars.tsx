import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import type { CSSProperties } from 'react';
import { consumptionText, periodText } from '../../meter/consumption/consumption.text.ts';
import styles from './ConsumptionBars.module.css';

/** As many as stand beside each other on the narrowest phone. */
const mostBars = 6;

interface ConsumptionBarsProps {
  /** The latest first. */
  items: readonly Consumption[];
  unit: string;
}

/** What was used lately as bars, the latest on the right; the table below has the same in figures. */
export function ConsumptionBars({ items, unit }: ConsumptionBarsProps) {
  const shown = items.slice(0, mostBars).toReversed();
  const largest = Math.max(...shown.map(({ quantity }) => quantity ?? 0));
  if (largest <= 0) return null;
  return (
    <figure aria-label={consumptionText.chart} className={styles['chart']}>
      {shown.map((item) => (
        <div key={item.from} aria-hidden className={styles['period']} title={titleOf(item, unit)}>
          <span className={styles['quantity']}>
            {item.quantity === null ? consumptionText.noQuantity : formatDecimal(item.quantity)}
          </span>
          <span className={styles['bar']} style={shareOf(item, largest)} />
          <span className={styles['label']}>{labelOf(item)}</span>
        </div>
      ))}
    </figure>
  );
}

/** How high its bar is, against the highest. */
function shareOf({ quantity }: Consumption, largest: number): CSSProperties {
  return { flexGrow: Math.max(0, quantity ?? 0) / largest };
}

function titleOf(item: Consumption, unit: string): string {
  const { quantity } = item;
  const used = quantity === null ? consumptionText.noQuantity : formatDecimal(quantity);
  return `${periodText(item)}: ${used}\u00a0${unit}`;
}

/** A year by its number, and any other time by the month in which it ends. */
function labelOf(item: Consumption): string {
  const period = periodText(item);
  return period.length === 4 ? period : item.thru.slice(0, 7).replace('-', '.');
}
