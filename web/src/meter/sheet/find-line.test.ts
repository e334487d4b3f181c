import { expect, test } from 'vitest';
import { findLine } from './find-line.ts';

const lines = [
  { id: 'a', plot: '112', serialNumber: null, name: 'Woda 112' },
  { id: 'b', plot: '12', serialNumber: 'S-7', name: 'Prąd 12' },
  { id: 'c', plot: '12', serialNumber: 'S-70', name: 'Woda 12' },
  { id: 'd', plot: null, serialNumber: '12', name: 'Świetlica' },
];
const read = new Set<string>();

test.each([
  ['12', 'b'],
  ['112', 'a'],
  ['s-70', 'c'],
  ['S-', 'b'],
  ['swietlica', 'd'],
  [' PRAD ', 'b'],
  ['11', 'a'],
  ['13', undefined],
  [' ', undefined],
])('%j leads to the line %s', (sought, id) => {
  expect(lines[findLine(lines, sought, (meterId) => read.has(meterId))]?.id).toBe(id);
});

test('of lines that fit as well the first that is still to be read comes first', () => {
  const find = (...ids: string[]) => lines[findLine(lines, '12', (id) => ids.includes(id))]?.id;
  expect([find('b'), find('b', 'c')]).toEqual(['c', 'b']);
});
