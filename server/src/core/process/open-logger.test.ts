import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOf } from './open-logger.ts';

/** What a program writes that logs one line of each level. */
function written(isTerminal: boolean, logLevel: 'info' | 'debug' | 'silent' = 'info'): string[] {
  const lines: string[] = [];
  const { level, lineOf } = logOf({ logLevel, isTerminal });
  const logger = pino({ level }, { write: (line) => lines.push(lineOf(line)) });
  logger.debug('looked');
  logger.info({ route: '/api/party' }, 'request completed');
  logger.warn({ code: 'ECONNRESET', cause: { name: 'Error' } }, 'a connection broke');
  logger.error('job\u001b[2J failed');
  return lines;
}

test('on a terminal nothing but what is wrong follows the words at the start, each as a short line', () => {
  const [warning, error, ...more] = written(true);
  expect(more).toEqual([]);
  expect(warning).toMatch(
    /^Ostrzeżenie \d\d?:\d\d:\d\d: a connection broke, code: ECONNRESET, cause: \{"name":"Error"\}\n$/,
  );
  expect(error).toMatch(/^Błąd \d\d?:\d\d:\d\d: job\\u001b\[2J failed\n$/);
});

test('who asks for more of it sees it there, who asks for none sees none', () => {
  expect(written(true, 'debug').map((line) => line.split(' ')[0])).toEqual([
    'Informacja',
    'Informacja',
    'Ostrzeżenie',
    'Błąd',
  ]);
  expect(written(true, 'silent')).toEqual([]);
});

test('whatever else keeps the log gets a JSON object a line', () => {
  const lines = written(false);
  expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([30, 40, 50]);
});
