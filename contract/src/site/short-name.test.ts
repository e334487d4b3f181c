import { expect, it } from 'vitest';
import { endOfIds, shortNameOf } from './short-name.ts';

const idEndingWith = (end: string) => `0193c0de-0000-7000-8000-0000${end}`;

it('is short, without signs taken for one another, and leads back to the end of the id', () => {
  for (const end of ['00000000', '0000001e', '0000001f', '89abcdef', 'ffffffff']) {
    const name = shortNameOf(idEndingWith(end));
    expect(name).toMatch(/^[2-9a-hjkmnp-z]{7}$/);
    expect(endOfIds(name)).toBe(end);
    expect(endOfIds(name.toUpperCase())).toBe(end);
  }
});

it.each(['', '222222', '22222222', '22222o2', '2222é22', 'zzzzzzz'])('is not %j', (name) => {
  expect(endOfIds(name)).toBeNull();
});
