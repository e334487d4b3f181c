import { expect, test } from 'vitest';
import { clearPageMemory, pageMemory } from './page-memory.ts';

test('what one person did is forgotten for the next, in every slot', () => {
  const positions = pageMemory<number>();
  const blocks = pageMemory<string>();
  positions.set('meter', 480);
  blocks.set('news', 'a');
  expect(positions.get('meter')).toBe(480);
  clearPageMemory();
  expect([positions.size, blocks.size]).toEqual([0, 0]);
});

test('slots keep their values apart', () => {
  const [one, other] = [pageMemory<number>(), pageMemory<number>()];
  one.set('meter', 1);
  expect(other.has('meter')).toBe(false);
});
