import type { ChainPoint } from '../consumption/consumption.model.ts';
import { riseOfDial } from '../consumption/dial-rise.ts';
import { byTime } from '../measurement/by-time.ts';
import type { MeasurementListItem } from '../measurement/measurement.model.ts';
import { surroundingsOf } from './surroundings.ts';
import type { VerdictContext } from './verdict-context.ts';

type Reading = Pick<MeasurementListItem, 'id' | 'value' | 'measuredAt' | 'rolledOver'>;

/** What was used from the point before a reading until then, against what is usual; in the meter's unit (multiplied). */
export interface UseSince {
  readonly before: ChainPoint;
  /** To the thousandth; below zero where the dial fell and nobody says that it passed through zero. */
  readonly used: number;
  /** To the thousandth; null where nothing shows it. */
  readonly usual: number | null;
}

/**
 * What was used from the point before a stored reading until it, at the same device; undefined where there is no such point. Of
 * others at its instant those that were recorded later come after it (docs/product/readings.md#unchecked).
 */
export function useSince(reading: Reading, context: VerdictContext): UseSince | undefined {
  const { id, measuredAt } = reading;
  const others = context.measurements.filter(
    (other) => other.measuredAt !== measuredAt || (other.id !== id && byTime(other, reading) < 0),
  );
  const around = surroundingsOf(measuredAt, { ...context, measurements: others });
  if (around?.before === undefined) return undefined;
  const { before, device, expectedUse } = around;
  const inUnits = (thousandths: number) => Math.round(thousandths * device.multiplier) / 1000;
  return {
    before,
    used: inUnits(riseOfDial(before, reading, device.digits)),
    usual: expectedUse === null ? null : inUnits(expectedUse * 1000),
  };
}
