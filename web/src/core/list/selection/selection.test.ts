import { expect, test } from 'vitest';
import { addRows, emptySelection, extendSelection, toggleRow } from './selection.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const [a, b, c, d, e] = rows as [Row, Row, Row, Row, Row];
type Row = { id: string };

const idsOf = ({ rows: chosen }: { rows: ReadonlyMap<string, Row> }) =>
  [...chosen.keys()].toSorted().join('');

test('a row is chosen and let go', () => {
  const chosen = toggleRow(toggleRow(emptySelection, a), c);
  expect(idsOf(chosen)).toBe('ac');
  expect(idsOf(toggleRow(chosen, a))).toBe('c');
});

test('a range goes from the row chosen last to either side', () => {
  const fromC = toggleRow(emptySelection, c);
  expect(idsOf(extendSelection(fromC, e, rows))).toBe('cde');
  expect(idsOf(extendSelection(fromC, a, rows))).toBe('abc');
  expect(idsOf(extendSelection(extendSelection(fromC, e, rows), b, rows))).toBe('bcde');
});

test('a range without a beginning is the row itself', () => {
  expect(idsOf(extendSelection(emptySelection, d, rows))).toBe('d');
  const gone = toggleRow(emptySelection, { id: 'z' });
  expect(idsOf(extendSelection(gone, d, rows))).toBe('dz');
});

test('what is added leaves what was chosen', () => {
  expect(idsOf(addRows(toggleRow(emptySelection, a), [b, d]))).toBe('abd');
});
