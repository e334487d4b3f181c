import { expect, test } from 'vitest';
import { mailWayInWords } from './mail-way.ts';

const clock = {
  now: new Date('2026-11-28T17:30:00.000Z'),
  tell: (instant: string) => instant.slice(11, 16),
};

test('how e-mails leave is said where they do not simply go', () => {
  expect(mailWayInWords({ delivery: 'server', trouble: null }, clock)).toBeNull();
  expect(mailWayInWords({ delivery: 'folder', trouble: null }, clock)).toContain(
    'zapisywane w folderze',
  );
});

test.each([
  ['2026-11-28T17:52:00.000Z', 'następna próba: 17:52'],
  ['2026-11-28T17:29:00.000Z', 'program właśnie próbuje'],
  [null, 'program właśnie próbuje'],
])('a mail server that is away is told of, with the next try at %s', (nextTryAt, next) => {
  const trouble = { answer: 'no-answer', since: '2026-11-28T17:20:00.000Z', nextTryAt } as const;
  expect(mailWayInWords({ delivery: 'server', trouble }, clock)).toBe(
    `Serwer poczty nie odpowiada od 17:20, ${next}. E-maile czekają.`,
  );
});
