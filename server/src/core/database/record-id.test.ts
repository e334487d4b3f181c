import { expect, it } from 'vitest';
import { newId } from './record-id.ts';

it('an id sorts after every one that was made before it, however quickly they are made', () => {
  const ids = Array.from({ length: 10_000 }, () => newId());
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
