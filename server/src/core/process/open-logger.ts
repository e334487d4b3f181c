import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { inBlocks } from './in-blocks.ts';
import { terminalLine } from './print-lines.ts';

/**
 * Lines are written together once they have this many bytes. Of several processes even one more line must leave little
 * enough for a pipe to take as a whole, whatever the others write to it. A single one has nobody beside it.
 */
const blocks = { ofOne: 15_000, ofSeveral: 2048 };

/** And at the latest after as many milliseconds. */
const longestWait = 200;

/**
 * How the log is written: a JSON object a line for whoever keeps it; on a terminal, where somebody reads along, only what is
 * wrong, in short lines.
 */
export function logOf({
  logLevel,
  isTerminal,
}: Pick<Config, 'logLevel'> & { readonly isTerminal: boolean }) {
  return isTerminal
    ? { level: terminalLevel(logLevel), lineOf: (line: string) => `${terminalLogLine(line)}\n` }
    : { level: logLevel, lineOf: (line: string) => line };
}

/**
 * The program's log on its standard output, as `logOf` has it. Lines are written some at a time: a call
 * of the system for each took a twentieth of what a request takes. None is lost when the program ends by
 * itself; when it is killed, those of the last moment are.
 */
export function openLogger({
  logLevel,
  processes,
}: Pick<Config, 'logLevel' | 'processes'>): Logger {
  const output = pino.destination({ dest: process.stdout.fd, sync: true });
  const { level, lineOf } = logOf({ logLevel, isTerminal: process.stdout.isTTY });
  const lines = inBlocks((block) => output.write(block), {
    bytes: processes === 1 ? blocks.ofOne : blocks.ofSeveral,
    milliseconds: longestWait,
  });
  process.once('exit', lines.flushSync);
  return pino({ level }, { write: (line) => lines.write(lineOf(line)) });
}

/** From which level on a line is a fault, and a warning, as pino numbers them. */
const levels = { error: 50, warn: 40 } as const;

/** What every line of the log says of the process, which is no news to who sits in front of it. */
const untold = new Set(['level', 'time', 'pid', 'hostname', 'msg']);

/**
 * What is logged where somebody reads along: without being asked for more, what is wrong, so that the words at the start stay
 * in sight.
 */
function terminalLevel(asked: Config['logLevel']): Config['logLevel'] {
  return asked === 'info' ? 'warn' : asked;
}

/** A line of the log, which is a JSON object, as a short one to be read on a terminal: 'Ostrzeżenie 14:05:09: a connection broke, code: ECONNRESET'. */
function terminalLogLine(line: string): string {
  const told = JSON.parse(line) as Readonly<Record<string, unknown>>;
  const level = Number(told['level']);
  const word = level >= levels.error ? 'Błąd' : level >= levels.warn ? 'Ostrzeżenie' : 'Informacja';
  const time = new Date(Number(told['time'])).toLocaleTimeString('pl');
  const details = Object.entries(told)
    .filter(([name]) => !untold.has(name))
    .map(
      ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
  return terminalLine(`${word} ${time}: ${[told['msg'], ...details].join(', ')}`);
}
