import { expect, it } from 'vitest';
import { endOfLog, formatLogPosition, parseLogPosition } from './log-position.ts';

it.each(['0/0', '16/B374D848', '1/0', 'FFFFFFFF/FFFFFFFF'])('%s is read and written', (text) => {
  expect(formatLogPosition(parseLogPosition(text) ?? -1n)).toBe(text);
});

it('positions are in the order of the log, whatever their length', () => {
  const positions = ['0/9', '0/10', '0/FFFFFFFF', '1/0', '9/FFFFFFFF', '10/0'];
  const numbers = positions.map((text) => parseLogPosition(text) ?? -1n);
  expect(numbers.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(numbers);
  expect(parseLogPosition('FFFFFFFE/FFFFFFFF')).toBeLessThan(endOfLog);
});

it.each(['', '0', '0/', '/0', '0/0/0', '0/G', '000000001/0', ' 0/0', '0/0\n1'])(
  '%j is none',
  (text) => {
    expect(parseLogPosition(text)).toBeNull();
  },
);
