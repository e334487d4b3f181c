import { expect, test } from 'vitest';
import { auditSummary } from './audit-summary.ts';

const importedFrom = null;
const about = (type: string) => ({ type, id: 'x', name: null });

test('an export says how many rows left, by what they were narrowed, and in which format', () => {
  const facts = { list: 'Podmioty', rows: 312, conditions: 'Typ podmiotu: Firma', format: 'csv' };
  const entry = {
    action: 'export',
    record: about('export'),
    fields: Object.keys(facts),
    facts,
    importedFrom,
  };
  expect(auditSummary(entry)).toBe(
    'Pozycje: 312 · Filtry: Typ podmiotu: Firma · Rodzaj pliku: Plik tekstowy (.csv)',
  );
});

test('the end of keeping says how many entries went', () => {
  const facts = { entries: 274, oldest: '2016-11-20T00:00:00Z', newest: '2016-11-20T22:00:00Z' };
  const entry = {
    action: 'delete-old',
    record: about('audit'),
    fields: Object.keys(facts),
    facts,
    importedFrom,
  };
  expect(auditSummary(entry)).toBe('Usunięte zapisy: 274');
});

test('what came from a file says which one, whatever was done', () => {
  const from = { entryId: 'e', fileName: 'dzialki.csv' };
  const entry = { record: about('garden'), facts: null, importedFrom: from };
  const changed = { ...entry, action: 'update', fields: ['area'] };
  expect(auditSummary(changed)).toBe('Powierzchnia (m2) · z pliku dzialki.csv');
  const created = { ...entry, action: 'create', fields: ['name', 'area'] };
  expect(auditSummary(created)).toBe('z pliku dzialki.csv');
  const forgotten = { ...created, importedFrom: { ...from, fileName: null } };
  expect(auditSummary(forgotten)).toBe('');
});
