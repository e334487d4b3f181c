/** How many days, weeks and months keep a backup; those without one do not count. */
const kept = { days: 7, weeks: 4, months: 12 };

/**
 * Which of the nightly backups may go, given the days ('YYYY-MM-DD') of all there are: kept are those of
 * the newest 7 days, and the newest one of each of the last 4 weeks (from Monday) and 12 months.
 */
export function outlivedBackups(days: readonly string[]): string[] {
  const newestFirst = days.toSorted().toReversed();
  const stays = new Set([
    ...newestOfEach(newestFirst, (day) => day).slice(0, kept.days),
    ...newestOfEach(newestFirst, mondayOf).slice(0, kept.weeks),
    ...newestOfEach(newestFirst, (day) => day.slice(0, 7)).slice(0, kept.months),
  ]);
  return newestFirst.filter((day) => !stays.has(day));
}

function newestOfEach(newestFirst: readonly string[], period: (day: string) => string): string[] {
  const newest = new Map<string, string>();
  for (const day of newestFirst) {
    if (!newest.has(period(day))) newest.set(period(day), day);
  }
  return [...newest.values()];
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
