import type { MeasurementListItem } from './measurement.model.ts';

type Timed = Pick<MeasurementListItem, 'id' | 'measuredAt' | 'value'>;

/**
 * Compares measurements by their time; those of the same instant by value, so that one entered again stands where it
 * stood, and then by id.
 */
export function byTime(a: Timed, b: Timed): number {
  return (
    Date.parse(a.measuredAt) - Date.parse(b.measuredAt) ||
    a.value - b.value ||
    (a.id < b.id ? -1 : 1)
  );
}
