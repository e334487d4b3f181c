import type { MeasurementListItem } from './measurement.model.ts';

type Timed = Pick<MeasurementListItem, 'id' | 'measuredAt'>;

/**
 * Compares measurements by their time; of the same instant the one that was recorded later, by its id, comes later. Lists, the
 * meter's last measurement and every difference follow this order (docs/product/readings.md#effective).
 */
export function byTime(a: Timed, b: Timed): number {
  return Date.parse(a.measuredAt) - Date.parse(b.measuredAt) || (a.id < b.id ? -1 : 1);
}
