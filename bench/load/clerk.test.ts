import { expect, it } from 'vitest';
import { anotherArea } from './clerk.ts';

it('never saves the area that a garden has', () => {
  for (const drawn of [0, 0.5, 1 - Number.EPSILON]) {
    const area = anotherArea(null, () => drawn);
    const another = anotherArea(area, () => drawn);
    expect(another).not.toBe(area);
    expect(anotherArea(another, () => drawn)).toBe(area);
  }
});
