import { parseInstant } from '@grzadka/contract/core/fields';
import {
  type Period,
  type PeriodState,
  periodState,
} from '@grzadka/contract/core/publication/publication-state';

/**
 * How the dates of a form will stand once they are saved, or undefined where they make no sense yet. Only
 * a forecast: what is published is for the server's clock to say.
 */
export function periodForecast(period: Period, now: Date): PeriodState | undefined {
  const [start, end] = [timeOf(period.from), timeOf(period.thru)];
  if (Number.isNaN(start) || Number.isNaN(end)) return undefined;
  if (end !== null && (start === null || start > end)) return undefined;
  return periodState(period, now);
}

function timeOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(parseInstant(instant) ?? '');
}
