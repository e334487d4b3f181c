/** So many days before its end somebody should think of the next legalisation. */
const legalisationWarningDays = 90;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/**
 * How a legalisation stands on a day, both 'YYYY-MM-DD': its last day is one on which it still holds
 * (docs/product/readings.md#details).
 */
export function legalisationState(until: string, today: string): 'valid' | 'ending' | 'over' {
  // Days without a time are those of UTC, which are all equally long.
  const daysLeft = (Date.parse(until) - Date.parse(today)) / millisecondsOfDay;
  if (daysLeft < 0) return 'over';
  return daysLeft <= legalisationWarningDays ? 'ending' : 'valid';
}
