/** How many days, weeks and months keep a backup; those without one do not count. */
const kept = { days: 7, weeks: 4, months: 12 };

/**
 * Which of the archives may go, given when each of them came about (`archiveTime`): kept are all of the newest 7 days,
 * and the newest one of each of the last 4 weeks (from Monday) and 12 months.
 */
export function outlivedBackups(times: readonly string[]): string[] {
  const newestFirst = times.toSorted().toReversed();
  const recent = new Set([...new Set(newestFirst.map(dayOf))].slice(0, kept.days));
  const stays = new Set([
    ...newestFirst.filter((time) => recent.has(dayOf(time))),
    ...newestOfEach(newestFirst, mondayOf).slice(0, kept.weeks),
    ...newestOfEach(newestFirst, monthOf).slice(0, kept.months),
  ]);
  return newestFirst.filter((time) => !stays.has(time));
}

function newestOfEach(newestFirst: readonly string[], period: (time: string) => string): string[] {
  const newest = new Map<string, string>();
  for (const time of newestFirst) {
    if (!newest.has(period(time))) newest.set(period(time), time);
  }
  return [...newest.values()];
}

function dayOf(time: string): string {
  return time.slice(0, 'YYYY-MM-DD'.length);
}

function monthOf(time: string): string {
  return time.slice(0, 'YYYY-MM'.length);
}

function mondayOf(time: string): string {
  const date = new Date(`${dayOf(time)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
