import { dayNumber, dayOfNumber } from './day-number.ts';

/** The day of the calendar, 'YYYY-MM-DD', so many days after another one; of a number below zero before it. */
export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days);
}

/**
 * The day so many months after another one, both 'YYYY-MM-DD': the same day of the month or, where the month is shorter, its last
 * one (Civil Code, article 112).
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  // The day before the first of the next month.
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(dayOfMonth, last));
  return first.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** How many days lie between two days: below zero where the second one is the earlier. */
export function daysBetween(from: string, thru: string): number {
  return dayNumber(thru) - dayNumber(from);
}
