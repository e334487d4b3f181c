import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRowPlaces } from './row-places.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));

test('rows lie below one another at the heights that were measured, others at the estimate', () => {
  const places = createRowPlaces(new Map([['r1', 100]]));
  places.lay(rowsOf(3), 10);
  expect([0, 1, 2].map(places.topOf)).toEqual([0, 10, 110]);
  expect(places.total()).toBe(120);
  expect(places.measure(0, 15)).toBe(5);
  expect(places.measure(0, 15)).toBe(0);
  expect([places.topOf(1), places.bottomOf(1), places.total()]).toEqual([15, 115, 125]);
  // A height is that of the row, wherever it stands.
  places.lay([{ id: 'r2' }, ...rowsOf(2)], 20);
  expect([0, 1, 2].map(places.topOf)).toEqual([0, 20, 35]);
  places.forget();
  expect([places.isMeasured(1), places.total()]).toEqual([false, 60]);
});

test('the row at each place is found, whatever was measured before', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 60 });
  const measured = fc.array(fc.tuple(fc.nat(59), fc.integer({ min: 1, max: 300 })));
  fc.assert(
    fc.property(heights, measured, fc.nat(20_000), (first, later, offset) => {
      const places = createRowPlaces(new Map());
      places.lay(rowsOf(first.length), 50);
      const all = first.map((height, index) => {
        places.measure(index, height);
        return height;
      });
      for (const [index, height] of later.filter(([at]) => at < all.length)) {
        places.measure(index, height);
        all[index] = height;
      }
      const total = all.reduce((sum, height) => sum + height, 0);
      expect(places.total()).toBe(total);
      const at = places.at(offset);
      expect(places.topOf(at)).toBeLessThanOrEqual(offset);
      expect(places.bottomOf(at)).toBeGreaterThan(Math.min(offset, total - 1));
    }),
  );
});
