import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gardenTimeZone } from '#src/core/time-zone.ts';
import { type BackupResult, type BackupSource, backUp } from './back-up.ts';
import { outlivedBackups } from './retention.ts';

/** What a night's backup did. */
interface NightlyResult extends BackupResult {
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
  const path = join(folder, nameOf(dayOf(now)));
  if (existsSync(path)) return null;
  await removeUnfinished(folder, now);
  const result = await backUp(source, path);
  const names = await readdir(folder);
  const outlived = outlivedBackups(names.flatMap((name) => dayIn(name) ?? []));
  for (const day of outlived) await rm(join(folder, nameOf(day)), { force: true });
  return { ...result, removed: outlived.length };
}

/** No backup takes this long: what is unfinished and older was cut short. */
const longestBackup = 24 * 60 * 60 * 1000;

async function removeUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^grzadka-\d{4}-\d\d-\d\d\.tar\.\d+\.part$/.test(name)) continue;
    const { mtime } = await stat(join(folder, name));
    if (now.getTime() - mtime.getTime() > longestBackup) await rm(join(folder, name));
  }
}

function nameOf(day: string): string {
  return `grzadka-${day}.tar`;
}

function dayIn(name: string): string | undefined {
  return /^grzadka-(\d{4}-(?:0\d|1[0-2])-[0-3]\d)\.tar$/.exec(name)?.[1];
}

/** The day by the gardens' clocks, 'YYYY-MM-DD', as Swedish writes it. */
function dayOf(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: gardenTimeZone });
}
