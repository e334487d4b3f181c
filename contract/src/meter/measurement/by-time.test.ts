import { expect, it } from 'vitest';
import { byTime } from './by-time.ts';

it('measurements stand in the order of time, those of one instant as they were recorded', () => {
  const noon = '2026-10-15T12:00:00.000Z';
  const inOrder = [
    { id: 'd', measuredAt: '2026-10-15T11:59:59.999Z' },
    { id: 'b', measuredAt: noon },
    { id: 'c', measuredAt: noon },
    { id: 'a', measuredAt: '2026-10-16T00:00:00.000Z' },
  ];
  expect(inOrder.toReversed().toSorted(byTime)).toEqual(inOrder);
});
