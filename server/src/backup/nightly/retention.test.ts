import { expect, it } from 'vitest';
import { outlivedBackups } from './nightly-backup.ts';

/** Every day from the first to the last, both included. */
function everyDay(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

function keptOf(days: readonly string[]): string[] {
  const gone = new Set(outlivedBackups(days));
  return days.filter((day) => !gone.has(day));
}

it('keeps seven days, four weeks by their Sunday, twelve months by their last day', () => {
  // The 21st of November 2026 is a Saturday.
  const months =
    '2025-12-31 2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30 2026-07-31 2026-08-31 2026-09-30 2026-10-31';
  const weeks = '2026-11-01 2026-11-08';
  const days = everyDay('2026-11-15', '2026-11-21').join(' ');
  expect(keptOf(everyDay('2025-01-01', '2026-11-21')).join(' ')).toBe(`${months} ${weeks} ${days}`);
});

it('comes to the same when it is asked every night', () => {
  let days: string[] = [];
  for (const day of everyDay('2025-01-01', '2026-11-21')) {
    days = keptOf([...days, day]);
  }
  expect(days).toEqual(keptOf(everyDay('2025-01-01', '2026-11-21')));
});

it('counts only days that have a backup: after a long pause the old ones stay', () => {
  const days = ['2020-01-06', '2020-01-07', '2020-01-08', '2026-11-21'];
  expect(outlivedBackups(days)).toEqual([]);
  expect(outlivedBackups([])).toEqual([]);
});

it('takes a week from Monday, over the turn of the year, too', () => {
  // Monday the 28th of December to Sunday the 3rd of January, and eight later days.
  const later = everyDay('2021-01-04', '2021-01-11');
  const days = ['2020-12-28', '2021-01-01', '2021-01-02', '2021-01-03', ...later];
  expect(outlivedBackups(days)).toEqual(['2021-01-04', '2021-01-02', '2021-01-01']);
});

it('keeps what was asked for in the newest seven days, and later the newest of each week and month', () => {
  const days = everyDay('2026-11-09', '2026-11-21');
  const asked = [
    '2026-11-15-235959',
    '2026-11-21-080000',
    '2026-11-14-200000',
    '2026-11-13-200000',
  ];
  // The 15th, a Sunday, is among the seven days; the 14th and the 13th are not, nor the last of their week.
  expect(outlivedBackups([...days, ...asked])).toEqual([
    '2026-11-14-200000',
    '2026-11-14',
    '2026-11-13-200000',
    '2026-11-13',
    '2026-11-12',
    '2026-11-11',
    '2026-11-10',
    '2026-11-09',
  ]);
});
