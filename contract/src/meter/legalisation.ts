import { daysBetween } from '../core/time/calendar-steps.ts';

/** So many days before its end somebody should think of the next legalisation. */
export const legalisationWarningDays = 90;

/**
 * How a legalisation stands on a day, both 'YYYY-MM-DD': its last day is one on which it still holds
 * (docs/product/readings.md#details).
 */
export function legalisationState(until: string, today: string): 'valid' | 'ending' | 'over' {
  const daysLeft = daysBetween(today, until);
  if (daysLeft < 0) return 'over';
  return daysLeft <= legalisationWarningDays ? 'ending' : 'valid';
}
