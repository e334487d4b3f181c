import { megabyte } from '@grzadka/contract/core/upload';

/** What a process uses of its machine. */
interface Usage {
  /** Milliseconds of processor time since it began. */
  readonly cpuMilliseconds: number;
  /** Bytes of memory that it has of the system. */
  readonly residentBytes: number;
}

/** How it is found out that a process rests, and what is done then; the process itself unless a test says otherwise. */
interface RestOptions {
  readonly usage?: () => Usage;
  /** Nothing where the program was started without `--expose-gc`: then the memory is kept. */
  readonly collect?: (() => void) | undefined;
}

/** An upload leaves what it took within half a minute: a look that still sees it, and the next one. */
const lookMilliseconds = 10_000;

/** Share of the time that the jobs and a health check take, but nobody's work. */
const restingShare = 0.05;

/** Less is not worth the pause, in which the process answers nobody. */
const leastBytes = 16 * megabyte;

/**
 * Gives memory back to the system whenever the process has come to rest. V8 keeps what the busiest
 * minute has taken for as long as the process lives. Only its last resort, a collection meant for
 * when memory runs out, lets go of the pages it has emptied. Nobody waits for it: it happens ten
 * to twenty seconds after the last work, and again only when enough has been taken anew.
 */
export function giveMemoryBackAtRest({
  usage = ownUsage,
  collect = lastResort(),
}: RestOptions = {}): void {
  if (collect === undefined) return;
  let { cpuMilliseconds } = usage();
  let keptBytes = 0;
  const look = () => {
    const before = cpuMilliseconds;
    const now = usage();
    ({ cpuMilliseconds } = now);
    if (cpuMilliseconds - before > restingShare * lookMilliseconds) return;
    if (now.residentBytes < keptBytes + leastBytes) return;
    collect();
    ({ cpuMilliseconds, residentBytes: keptBytes } = usage());
  };
  setInterval(look, lookMilliseconds).unref();
}

function ownUsage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpuMilliseconds: (user + system) / 1000, residentBytes: process.memoryUsage.rss() };
}

function lastResort(): RestOptions['collect'] {
  const { gc } = globalThis;
  return gc && (() => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
}
