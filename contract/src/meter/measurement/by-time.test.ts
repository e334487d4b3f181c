import { expect, it } from 'vitest';
import { byTime } from './by-time.ts';

it('measurements stand in the order of time, those of one instant by value, and then by id', () => {
  const noon = '2026-10-15T12:00:00.000Z';
  const inOrder = [
    { id: 'e', measuredAt: '2026-10-15T11:59:59.999Z', value: 9 },
    { id: 'd', measuredAt: noon, value: 7 },
    { id: 'b', measuredAt: noon, value: 8 },
    { id: 'c', measuredAt: noon, value: 8 },
    { id: 'a', measuredAt: '2026-10-16T00:00:00.000Z', value: 1 },
  ];
  expect(inOrder.toReversed().toSorted(byTime)).toEqual(inOrder);
});
