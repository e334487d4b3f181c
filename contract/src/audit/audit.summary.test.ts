import { expect, test } from 'vitest';
import { auditSummary } from './audit.summary.ts';

const about = (type: string) => ({ type, id: 'x', name: null });

test('an export says how many rows left, by what they were narrowed, and in which format', () => {
  const facts = { list: 'Podmioty', rows: 312, conditions: 'Typ podmiotu: Firma', format: 'csv' };
  const entry = { action: 'export', record: about('export'), fields: Object.keys(facts), facts };
  expect(auditSummary(entry)).toBe(
    'Pozycje: 312 · Filtry: Typ podmiotu: Firma · Rodzaj pliku: Plik tekstowy (.csv)',
  );
});

test('the end of keeping says how many entries went', () => {
  const facts = { entries: 274, oldest: '2016-11-20T00:00:00Z', newest: '2016-11-20T22:00:00Z' };
  const entry = { action: 'delete-old', record: about('audit'), fields: Object.keys(facts), facts };
  expect(auditSummary(entry)).toBe('Usunięte zapisy: 274');
});
