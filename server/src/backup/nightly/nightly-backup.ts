import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveName, archiveTime, removeUnfinished } from '#src/core/backup-folder.ts';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { type BackupResult, type BackupSource, backUp } from '../back-up.ts';
import { requireRoomForAnother } from '../archive/require-room.ts';
import { outlivedBackups } from './retention.ts';

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
  const name = archiveName(dayOf(now));
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
function dayOf(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: gardenTimeZone });
}
