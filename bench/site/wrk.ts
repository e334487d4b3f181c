import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const script = fileURLToPath(new URL('readers.lua', import.meta.url));

interface Load {
  readonly url: string;
  /** The encoding that readers take. */
  readonly encoding: string;
  readonly connections: number;
  readonly seconds: number;
}

/**
 * How many requests a second were answered while wrk kept every connection busy. It is written in C and takes a third of the
 * processor that the quickest server here needs, so that what is measured is the server. Throws where anything but the page came.
 */
export async function throughputByWrk(load: Load): Promise<number> {
  const { url, encoding, connections, seconds } = load;
  const sizes = ['--threads', '1', '--connections', `${connections}`, '--duration', `${seconds}s`];
  const { stdout } = await run('wrk', [...sizes, '--script', script, url, '--', encoding]);
  const faults = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (faults !== undefined || rate === undefined) throw new Error(`${url}: ${faults ?? stdout}`);
  return Number(rate);
}

/** Sees that wrk is there; installs it where this process may, else says how to. */
export async function requireWrk(): Promise<void> {
  if (await hasWrk()) return;
  await run('apt-get', ['install', '--yes', 'wrk']).catch(() => {});
  if (!(await hasWrk())) {
    throw new Error('wrk is not there, which loads kept pages: apt-get install wrk');
  }
}

async function hasWrk(): Promise<boolean> {
  try {
    await run('wrk', ['--version']);
    return true;
  } catch (error) {
    // It tells its version and ends as if it had failed.
    return (error as { code?: unknown }).code === 1;
  }
}
