import type { Config } from '../config/config.ts';
import { terminalLine } from './print-lines.ts';

/** From which level on a line is a fault, and a warning, as pino numbers them. */
const levels = { error: 50, warn: 40 } as const;

/** What every line of the log says of the process, which is no news to who sits in front of it. */
const untold = new Set(['level', 'time', 'pid', 'hostname', 'msg']);

/**
 * What is logged where somebody reads along: without being asked for more, what is wrong, so that the words at the start stay
 * in sight.
 */
export function terminalLevel(asked: Config['logLevel']): Config['logLevel'] {
  return asked === 'info' ? 'warn' : asked;
}

/** A line of the log, which is a JSON object, as a short one to be read on a terminal: 'Ostrzeżenie 14:05:09: a connection broke, code: ECONNRESET'. */
export function terminalLogLine(line: string): string {
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
