import type { MeasurementListItem } from './measurement.model.ts';

type Timed = Pick<MeasurementListItem, 'id' | 'measuredAt'>;

/**
 * Compares measurements by their time; of the same instant the one that was recorded later comes later, which its id
 * tells: the order that lists, the meter's last measurement and every difference follow (docs/product/readings.md#effective).
 */
export function byTime(a: Timed, b: Timed): number {
  return Date.parse(a.measuredAt) - Date.parse(b.measuredAt) || (a.id < b.id ? -1 : 1);
}
