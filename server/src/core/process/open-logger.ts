import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/**
 * Lines are written together once they have this many bytes. Even with one more line that is little
 * enough for a pipe to take as a whole, whatever other processes write to it.
 */
const block = 2048;

/** And at the latest after as many milliseconds. */
const longestWait = 200;

/**
 * The program's log on its standard output, a JSON object a line. Lines are written some at a time: a call
 * of the system for each took a twentieth of what a request takes. None is lost when the program ends by
 * itself; when it is killed, those of the last moment are.
 */
export function openLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const destination = pino.destination({
    dest: process.stdout.fd,
    minLength: block,
    periodicFlush: longestWait,
    sync: true,
  });
  process.once('exit', () => destination.flushSync());
  return pino({ level: logLevel }, destination);
}
