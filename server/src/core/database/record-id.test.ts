import { expect, it } from 'vitest';
import { newId } from './record-id.ts';

it('an id sorts after every one that was made before it, however quickly they are made', () => {
  const ids = Array.from({ length: 10_000 }, () => newId());
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

it('an id is a UUID of version 7, which begins with the moment and ends at random', () => {
  const begun = Date.now();
  const ids = Array.from({ length: 2_000 }, () => newId());
  const ended = Date.now();
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const moment = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(moment).toBeGreaterThanOrEqual(begun);
    expect(moment).toBeLessThanOrEqual(ended);
  }
  expect(new Set(ids.map((id) => id.slice(-10))).size).toBe(ids.length);
});
