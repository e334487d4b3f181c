import { expect, test } from 'vitest';
import { reversalText } from './reversal-text.ts';

const reversal = {
  at: '2026-11-20T23:30:00.000Z',
  by: { firstName: 'Anna', lastName: 'Nowak' },
  reason: 'mistyped',
  remark: null,
  replacementId: null,
} as const;

test('a reversal says its day in the gardens, who it was and why', () => {
  expect(reversalText(reversal)).toBe('Unieważniony 2026.11.21 (Nowak Anna): pomyłka w zapisie');
});

test('a reversal adds the remark, and leaves out a name that is gone', () => {
  const by = { firstName: null, lastName: null };
  expect(reversalText({ ...reversal, by, reason: 'other', remark: 'Zalana studzienka' })).toBe(
    'Unieważniony 2026.11.21: inny powód – Zalana studzienka',
  );
});
