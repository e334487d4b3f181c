import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/**
 * Lines are written together once they have this many bytes. Of several processes even one more line must leave little
 * enough for a pipe to take as a whole, whatever the others write to it. A single one may write all that its
 * library writes at once.
 */
const blocks = { ofOne: 15_000, ofSeveral: 2048 };

/** And at the latest after as many milliseconds. */
const longestWait = 200;

/**
 * The program's log on its standard output, a JSON object a line. Lines are written some at a time: a call
 * of the system for each took a twentieth of what a request takes. None is lost when the program ends by
 * itself; when it is killed, those of the last moment are.
 */
export function openLogger({
  logLevel,
  processes,
}: Pick<Config, 'logLevel' | 'processes'>): Logger {
  const destination = pino.destination({
    dest: process.stdout.fd,
    minLength: processes === 1 ? blocks.ofOne : blocks.ofSeveral,
    periodicFlush: longestWait,
    sync: true,
  });
  process.once('exit', () => destination.flushSync());
  return pino({ level: logLevel }, destination);
}
