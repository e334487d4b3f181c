import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { archiveName, archiveTime, removeUnfinished } from '#src/core/backup-folder.ts';
import { requireRoomForAnother } from '../archive/require-room.ts';
import { type BackupResult, type BackupSource, backUp } from '../back-up.ts';

/** What a night's backup did. */
interface NightlyResult extends BackupResult {
  /** The name of its archive. */
  readonly name: string;
  /** How many older archives were removed. */
  readonly removed: number;
}

/**
 * Writes the archive of the day into a folder, which is made when it is missing, and removes those
 * that have outlived their time. Touches no file of another name. Gives null when the day has its
 * archive already.
 */
export async function nightlyBackup(
  source: BackupSource,
  folder: string,
  now: Date,
): Promise<NightlyResult | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = archiveName(dayByClock(now));
  const path = join(folder, name);
  if (existsSync(path)) return null;
  await removeUnfinished(folder, now);
  await requireRoomForAnother(folder);
  const result = await backUp(source, path);
  const files = await readdir(folder);
  const outlived = outlivedBackups(files.flatMap((file) => archiveTime(file) ?? []));
  for (const time of outlived) await rm(join(folder, archiveName(time)), { force: true });
  return { ...result, name, removed: outlived.length };
}

/** The day by the gardens' clocks, 'YYYY-MM-DD', as Swedish writes it. */
function dayByClock(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: gardenTimeZone });
}

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
