import { expect, test } from 'vitest';
import { auditSummary } from './audit.summary.ts';

const about = (type: string) => ({ type, id: 'x', name: null });

test('the end of keeping says how many entries went', () => {
  const facts = { entries: 274, oldest: '2016-11-20T00:00:00Z', newest: '2016-11-20T22:00:00Z' };
  const entry = { action: 'delete-old', record: about('audit'), fields: Object.keys(facts), facts };
  expect(auditSummary(entry)).toBe('Usunięte zapisy: 274');
});
