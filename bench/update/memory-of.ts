import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** What of a process's memory is its own and not shared, such as PostgreSQL's buffers, in MB; undefined where the system does not say. */
function ownMemory(pid: number | 'self'): number | undefined {
  const status = `/proc/${pid}/status`;
  const kibibytes =
    existsSync(status) && /^RssAnon:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1];
  return kibibytes ? (Number(kibibytes) * 1024) / 1_000_000 : undefined;
}

/** Looks at the memory of some processes ten times a second until it is stopped; gives the most that one of them had, in MB. */
export function watchMemory(pidsOf: () => Promise<readonly (number | 'self')[]>) {
  const over = new AbortController();
  const watching = (async () => {
    let most = 0;
    while (!over.signal.aborted) {
      for (const pid of await pidsOf()) most = Math.max(most, ownMemory(pid) ?? 0);
      await pause(100);
    }
    return most;
  })();
  return {
    stop(): Promise<number> {
      over.abort();
      return watching;
    },
  };
}
