import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';

// What the program's own archives in BACKUP_DIR are called; a file of any other name is somebody
// else's.

/**
 * The name of an archive by when it was made: 'YYYY-MM-DD' for a nightly one, 'YYYY-MM-DD-HHMMSS' for one that was
 * asked for.
 */
export function archiveName(time: string): string {
  return `grzadka-${time}.tar`;
}

/** The day whose nightly archive has this name. */
function nightlyDay(name: string): string | undefined {
  return /^grzadka-(\d{4}-(?:0\d|1[0-2])-[0-3]\d)\.tar$/.exec(name)?.[1];
}

/** The name of an archive that somebody asks for now, by the gardens' clocks. */
export function requestedName(now: Date): string {
  return archiveName(timeOf(now));
}

/** The time of the nightly archive, or the one that was asked for, of this name; undefined of any other name. */
export function archiveTime(name: string): string | undefined {
  return nightlyDay(name) ?? requestedTime(name);
}

function requestedTime(name: string): string | undefined {
  return /^grzadka-(\d{4}-\d\d-\d\d-\d{6})\.tar$/.exec(name)?.[1];
}

/** How the archive of this name came about; undefined of a file that is somebody else's. */
export function archiveKind(name: string): 'nightly' | 'requested' | 'before-update' | undefined {
  if (nightlyDay(name) !== undefined) return 'nightly';
  if (requestedTime(name) !== undefined) return 'requested';
  return isBeforeUpdate(name) ? 'before-update' : undefined;
}

/** The path of the newest nightly archive; null where there is none or the folder cannot be read. */
export async function newestNightly(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .flatMap((name) => nightlyDay(name) ?? [])
    .toSorted()
    .at(-1);
  return newest === undefined ? null : join(folder, archiveName(newest));
}

/** The name of an archive made before an update, by the gardens' clocks: later ones sort later. */
export function beforeUpdateName(now: Date): string {
  return `grzadka-przed-aktualizacja-${timeOf(now)}.tar`;
}

function timeOf(now: Date): string {
  // Swedish writes the year first.
  const time = now.toLocaleString('sv-SE', { timeZone: gardenTimeZone });
  return time.replace(' ', '-').replaceAll(':', '');
}

/** Whether an archive made before an update has this name. */
export function isBeforeUpdate(name: string): boolean {
  return /^grzadka-przed-aktualizacja-\d{4}-\d\d-\d\d-\d{6}\.tar$/.test(name);
}

/** No backup takes this long: what is unfinished and older was cut short. */
const longestBackup = 24 * 60 * 60 * 1000;

/** The name of the archive that a file is the unfinished beginning of; undefined of any other file. */
function unfinishedName(name: string): string | undefined {
  return /^(grzadka-[a-z\d-]+\.tar)\.\d+\.part$/.exec(name)?.[1];
}

/** How much of an archive is written, in bytes; null where nothing is yet, or all of it. */
export async function unfinishedBytes(folder: string, archive: string): Promise<number | null> {
  const names = await readdir(folder).catch(() => []);
  const part = names.find((name) => unfinishedName(name) === archive);
  const file = part === undefined ? null : await stat(join(folder, part)).catch(() => null);
  return file?.size ?? null;
}

/** Removes what backups that were cut short have left in the folder. */
export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (unfinishedName(name) === undefined) continue;
    const { mtime } = await stat(join(folder, name));
    if (now.getTime() - mtime.getTime() > longestBackup) await rm(join(folder, name));
  }
}
