import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { type Call, headersOf } from './client.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('requests.lua', import.meta.url));

/** What requests.lua prints at the end. */
const outcome = z.object({
  answered: z.number(),
  seconds: z.number(),
  busySeconds: z.number(),
  sent: z.number(),
  refused: z.number(),
  broken: z.number(),
});

/** More than any server here answers in a second, on two cores. */
const mostPerSecond = 40_000;

/** What wrk sends: so many requests, over and over where nothing comes of sending one twice. */
interface Requests {
  readonly repeats: boolean;
  readonly ahead: (seconds: number) => readonly Call[];
  readonly passed: (count: number, seconds: number) => void;
}

/** Requests that are sent over and over. */
export function repeated(calls: readonly Call[]): Requests {
  return { repeats: true, ahead: () => calls, passed: () => {} };
}

/** Requests that are sent once each, in the order in which `next` gives them, from one time under load to the next. */
export class Feed implements Requests {
  readonly repeats = false;
  readonly #waiting: Call[] = [];
  readonly #next: () => Call;
  #perSecond = mostPerSecond;

  constructor(next: () => Call) {
    this.#next = next;
  }

  /** Those that may be sent in so many seconds: many more than were answered the time before. */
  ahead(seconds: number): readonly Call[] {
    const count = Math.ceil(this.#perSecond * seconds);
    while (this.#waiting.length < count) this.#waiting.push(this.#next());
    return this.#waiting.slice(0, count);
  }

  /** The first of these were sent in so many seconds. */
  passed(count: number, seconds: number): void {
    this.#waiting.splice(0, count);
    // Where others work at the machine, the next time may be ten times as quick.
    this.#perSecond = Math.min(mostPerSecond, Math.max(5_000, (10 * count) / seconds));
  }
}

interface Load {
  readonly origin: string;
  /** The Cookie header of who is signed in. */
  readonly cookie?: string;
  readonly feed: Requests;
  readonly connections: number;
  /** wrk knows whole ones alone. */
  readonly seconds: number;
}

/** What a server did under load. */
export interface Throughput {
  /** Requests answered in a second. */
  readonly rate: number;
  /** The share of a core that the program took which made the load; at 1 it would be what is measured. */
  readonly loadShare: number;
}

/**
 * How much was answered while wrk kept every connection busy. It is written in C and takes a third of the processor that the
 * quickest server here needs, so that what is measured is the server. Throws where anything but what was asked for came.
 */
export async function throughputByWrk(load: Load): Promise<Throughput> {
  const { origin, cookie, feed, connections, seconds } = load;
  const folder = await mkdtemp(join(tmpdir(), 'grzadka-wrk-'));
  try {
    const file = join(folder, 'requests');
    const calls = feed.ahead(seconds);
    await writeFile(file, calls.map((call) => `${printed(call, { origin, cookie })}\0`).join(''));
    const sizes = [
      ['--threads', '1'],
      ['--connections', `${connections}`],
      ['--duration', `${seconds}s`],
      // A reply that comes late is late, and no fault.
      ['--timeout', '30s'],
    ].flat();
    const { stdout } = await run('wrk', [...sizes, '--script', script, origin, '--', file]);
    const { answered, sent, refused, broken, ...took } = outcome.parse(
      JSON.parse(stdout.trim().split('\n').at(-1) ?? ''),
    );
    const [first] = calls;
    const asked = `${first?.method} ${origin}${first?.path}`;
    if (refused + broken > 0)
      throw new Error(`${asked} and others: ${refused} refused, ${broken} broken`);
    if (answered === 0) throw new Error(`${asked} and others: none was answered in ${seconds} s`);
    if (sent > calls.length && !feed.repeats)
      throw new Error(`${asked} and others: some were sent twice`);
    feed.passed(sent, seconds);
    return { rate: answered / took.seconds, loadShare: took.busySeconds / took.seconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A request as it goes over the wire. */
function printed(call: Call, { origin, cookie }: Pick<Load, 'origin' | 'cookie'>): string {
  const { method, path, json } = call;
  const body = json === undefined ? '' : JSON.stringify(json);
  const headers = {
    host: new URL(origin).host,
    ...headersOf(call, { origin, cookie }),
    ...(json !== undefined && { 'content-length': `${Buffer.byteLength(body)}` }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

/** Sees that wrk is there; installs it where this process may, else says how to. */
export async function requireWrk(): Promise<void> {
  if (await hasWrk()) return;
  await run('apt-get', ['install', '--yes', 'wrk']).catch(() => {});
  if (!(await hasWrk())) {
    throw new Error('wrk is not there, which makes the load: apt-get install wrk');
  }
}

async function hasWrk(): Promise<boolean> {
  try {
    await run('wrk', ['--version']);
    return true;
  } catch (error) {
    // It prints its version and ends as if it had failed.
    return (error as { code?: unknown }).code === 1;
  }
}
