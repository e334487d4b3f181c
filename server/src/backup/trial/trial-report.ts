import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** How the last trial restore ended; kept beside the archives, for whoever asks how they are. */
const trialReport = z.object({
  /** The name of the archive. */
  archive: z.string(),
  finishedAt: z.iso.datetime(),
  /** `impossible`: the machine did not let it be tried, which says nothing of the archive. */
  outcome: z.enum(['restored', 'failed', 'impossible']),
  /** Why not, as a Polish sentence; null when it was restored. */
  reason: z.nullable(z.string()),
  seconds: z.number(),
  rows: z.number(),
  objects: z.number(),
});

export type TrialReport = z.infer<typeof trialReport>;

const fileName = 'grzadka-proba-przywrocenia.json';

/** The report in the folder of the backups; null before there was a trial. */
export async function readTrialReport(folder: string): Promise<TrialReport | null> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => 'null');
  try {
    return z.nullable(trialReport).parse(JSON.parse(text));
  } catch {
    // Cut short or somebody else's: the next trial writes it anew.
    return null;
  }
}

/** Puts a report into the folder, in place of the one before. */
export async function writeTrialReport(folder: string, report: TrialReport): Promise<void> {
  const path = join(folder, fileName);
  await writeFile(`${path}.new`, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

const month = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether the newest archive is to be tried: the first there is, then one a month, and after a failure
 * each that is newer than the one that failed.
 */
export function isTrialDue(last: TrialReport | null, newest: string, now: Date): boolean {
  if (last === null) return true;
  if (last.outcome === 'failed') return last.archive !== newest;
  return now.getTime() - Date.parse(last.finishedAt) >= month;
}
