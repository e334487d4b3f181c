import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gardenTimeZone } from './time-zone.ts';

// What the program's own archives in BACKUP_DIR are called; a file of any other name is somebody
// else's.

/** The name of a day's nightly archive; `day` is 'YYYY-MM-DD'. */
export function nightlyName(day: string): string {
  return `grzadka-${day}.tar`;
}

/** The day whose nightly archive has this name. */
export function nightlyDay(name: string): string | undefined {
  return /^grzadka-(\d{4}-(?:0\d|1[0-2])-[0-3]\d)\.tar$/.exec(name)?.[1];
}

/** The path of the newest nightly archive; null where there is none or the folder cannot be read. */
export async function newestNightly(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .flatMap((name) => nightlyDay(name) ?? [])
    .toSorted()
    .at(-1);
  return newest === undefined ? null : join(folder, nightlyName(newest));
}

/** The name of an archive made before an update, by the gardens' clocks: later ones sort later. */
export function beforeUpdateName(now: Date): string {
  // Swedish writes the year first.
  const time = now.toLocaleString('sv-SE', { timeZone: gardenTimeZone });
  return `grzadka-przed-aktualizacja-${time.replace(' ', '-').replaceAll(':', '')}.tar`;
}

/** Whether an archive made before an update has this name. */
export function isBeforeUpdate(name: string): boolean {
  return /^grzadka-przed-aktualizacja-\d{4}-\d\d-\d\d-\d{6}\.tar$/.test(name);
}

/** No backup takes this long: what is unfinished and older was cut short. */
const longestBackup = 24 * 60 * 60 * 1000;

/** Removes what backups that were cut short have left in the folder. */
export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^grzadka-[a-z\d-]+\.tar\.\d+\.part$/.test(name)) continue;
    const { mtime } = await stat(join(folder, name));
    if (now.getTime() - mtime.getTime() > longestBackup) await rm(join(folder, name));
  }
}
