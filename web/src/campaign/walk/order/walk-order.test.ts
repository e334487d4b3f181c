import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comeBackTo, nextMeter, placeInShaft, walkOrder } from './walk-order.ts';

const at = (id: string, place: string | null = null, sector: string | null = 'Sektor 1') => ({
  id,
  place,
  sector,
});
const meters = ['a', 'b', 'c', 'd'].map((id) => at(id));
const idsOf = (order: readonly { id: string }[]) => order.map(({ id }) => id).join('');
const none = () => false;

describe('the order of a walk', () => {
  test('is that of the round, with what somebody comes back to at its end', () => {
    expect(idsOf(walkOrder(meters, []))).toBe('abcd');
    expect(idsOf(walkOrder(meters, ['c', 'a']))).toBe('bdca');
    expect(comeBackTo(['c', 'a'], 'c')).toEqual(['a', 'c']);
  });

  test('loses no meter and doubles none, whatever is put off how often', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 30 });
    fc.assert(
      fc.property(ids, fc.array(fc.nat()), (known, picks) => {
        const all = known.map((id) => at(id));
        const later = picks.reduce<readonly string[]>(
          (before, pick) =>
            known.length ? comeBackTo(before, known[pick % known.length] ?? '') : before,
          [],
        );
        const order = walkOrder(all, later);
        expect(order.map(({ id }) => id).toSorted()).toEqual(known.toSorted());
        expect(order.slice(order.length - later.length).map(({ id }) => id)).toEqual(later);
      }),
    );
  });
});

describe('the next meter', () => {
  test('is the next to be read, and after the last what was passed over', () => {
    expect(nextMeter(meters, null, none)?.id).toBe('a');
    expect(nextMeter(meters, 'b', none)?.id).toBe('c');
    expect(nextMeter(meters, 'b', (id) => id === 'c')?.id).toBe('d');
    expect(nextMeter(meters, 'd', (id) => id === 'a')?.id).toBe('b');
  });

  test('is none where only this one is left', () => {
    expect(nextMeter(meters, 'b', (id) => id !== 'b')).toBeUndefined();
    expect(nextMeter(meters, null, () => true)).toBeUndefined();
  });
});

test('meters of one shaft are counted where they stand together', () => {
  const order = [
    at('a'),
    at('b', 'studzienka 1'),
    // However somebody wrote it: the package has them together.
    at('c', 'Studzienka 1'),
    at('d', 'studzienka 2'),
  ];
  expect(placeInShaft(order, 'b')).toEqual({ position: 1, count: 2 });
  expect(placeInShaft(order, 'c')).toEqual({ position: 2, count: 2 });
  expect(placeInShaft(order, 'a')).toBeUndefined();
  expect(placeInShaft(order, 'd')).toBeUndefined();
  const other = [at('a', 'przy furtce', 'Sektor 1'), at('b', 'przy furtce', 'Sektor 2')];
  expect(placeInShaft(other, 'a')).toBeUndefined();
});
