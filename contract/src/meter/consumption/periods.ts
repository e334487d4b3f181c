import { dayNumber, dayOfNumber } from '../../core/time/day-number.ts';
import type { ConsumptionStep } from './consumption.model.ts';

/** Some days, 'YYYY-MM-DD', both ends included. */
export interface Period {
  readonly from: string;
  readonly thru: string;
}

/** A step of the calendar, which needs no reading to end. */
export type CalendarStep = Exclude<ConsumptionStep, 'interval'>;

/** The last day of the step in which a day lies. */
const lastDays = {
  day: (day) => day,
  month: (day) => {
    const [year, month] = day.split('-').map(Number);
    // The day before the first of the next month; months are counted from 0 there.
    return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, day.length);
  },
  year: (day) => `${day.slice(0, 'YYYY'.length)}-12-31`,
  whole: () => '9999-12-31',
} as const satisfies Record<CalendarStep, (day: string) => string>;

/** The days cut into days, months, years or not at all; the first and the last one may be shorter than the calendar's. */
export function cutByCalendar({ from, thru }: Period, step: CalendarStep): Period[] {
  const periods: Period[] = [];
  for (let start = from; start <= thru; ) {
    const last = lastDays[step](start);
    const end = last < thru ? last : thru;
    periods.push({ from: start, thru: end });
    start = dayAfter(end);
  }
  return periods;
}

/** The next day of the calendar, 'YYYY-MM-DD'. */
export function dayAfter(day: string): string {
  return dayOfNumber(dayNumber(day) + 1);
}
