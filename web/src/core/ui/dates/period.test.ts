import { describe, expect, test } from 'vitest';
import { isOver, isToCome, periodText } from './period.ts';

describe('a period', () => {
  test.each([
    ['2020-05-01', null, 'od 2020.05.01'],
    [null, '2026-11-21', 'do 2026.11.21'],
    ['2020-05-01', '2026-11-21', '2020.05.01 – 2026.11.21'],
    [null, null, 'bez podanych dat'],
  ])('from %s to %s is read as %s', (validFrom, validThru, text) => {
    expect(periodText({ validFrom, validThru })).toBe(text);
  });

  test('holds on its last day and is over on the next', () => {
    const period = { validFrom: null, validThru: '2026-11-21' };
    expect(isOver(period, '2026-11-21')).toBe(false);
    expect(isOver(period, '2026-11-22')).toBe(true);
  });

  test('is to come until its first day', () => {
    const period = { validFrom: '2026-11-21', validThru: null };
    expect(isToCome(period, '2026-11-20')).toBe(true);
    expect(isToCome(period, '2026-11-21')).toBe(false);
  });

  test('without ends is neither over nor to come', () => {
    const period = { validFrom: null, validThru: null };
    expect([isOver(period, '2026-11-21'), isToCome(period, '2026-11-21')]).toEqual([false, false]);
  });
});
