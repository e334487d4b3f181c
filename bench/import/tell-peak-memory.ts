import { existsSync, readFileSync, writeSync } from 'node:fs';

/**
 * Loaded before a program that is measured (`node --import`): writes to file descriptor 3, when it ends, how
 * much memory the process had of the system at most, in KiB.
 */
const status = '/proc/self/status';

process.on('exit', () => writeSync(3, String(peakKibibytes())));

/** What the system counts for this program alone, where it does; else since before the program began. */
function peakKibibytes(): number {
  const peak = existsSync(status) && /^VmHWM:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1];
  return peak ? Number(peak) : process.resourceUsage().maxRSS;
}
