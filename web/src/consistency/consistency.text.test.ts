import { expect, test } from 'vitest';
import { consistencySentence } from './consistency.text.ts';

const checkedAt = '2026-11-22T12:25:00.000Z';
const well = { level: 'ok', checkedAt, found: 0, hasFailed: false } as const;
const doubtful = { ...well, level: 'warning' } as const;

test.each([
  [well, 'Wszystko się zgadza. Sprawdzono: 2026.11.22'],
  [doubtful, 'Od dawna nie było kontroli. Ostatnia: 2026.11.22'],
  [{ ...doubtful, checkedAt: null }, 'Nie wszystko było już sprawdzane.'],
  [{ ...doubtful, hasFailed: true }, 'Części danych nie udało się sprawdzić.'],
  [{ ...well, level: 'problem', found: 3, hasFailed: true } as const, 'Niezgodności w danych: 3.'],
])('the card tells first of what most needs somebody (case %#)', (state, words) => {
  expect(consistencySentence(state)).toContain(words);
});
