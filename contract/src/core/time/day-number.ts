const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** A day of the calendar, 'YYYY-MM-DD', as the number of days since 1970-01-01, to count and compare by. */
export function dayNumber(day: string): number {
  // A day alone is read as its midnight in UTC, where every day has 24 hours.
  return Date.parse(day) / dayInMilliseconds;
}

/** The day of the calendar, 'YYYY-MM-DD', so many days after 1970-01-01. */
export function dayOfNumber(number: number): string {
  return new Date(number * dayInMilliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
