import { expect, test } from 'vitest';
import { runInPortions } from './run-in-portions.ts';

const ids = Array.from({ length: 120 }, (_, index) => `id ${index}`);
const never = () => false;

test('many go in portions, and their reports are put together', async () => {
  const [sizes, seen]: [number[], number[]] = [[], []];
  const outcome = await runInPortions(ids, {
    send: async (portion) => {
      sizes.push(portion.length);
      return { done: portion.length - 1, failed: [{ id: portion[0] ?? '', message: 'Nie' }] };
    },
    onProgress: (tried) => seen.push(tried),
    isStopped: never,
  });
  expect(sizes).toEqual([50, 50, 20]);
  expect(seen).toEqual([0, 50, 100]);
  expect(outcome).toMatchObject({ done: 117, uncertain: [], left: 0 });
  expect(outcome.failed.map(({ id }) => id)).toEqual(['id 0', 'id 50', 'id 100']);
});

test('what is stopped tells how many were not tried', async () => {
  const outcome = await runInPortions(ids, {
    send: async (portion) => ({ done: portion.length, failed: [] }),
    onProgress: () => undefined,
    isStopped: (
      (asked) => () =>
        asked.push(0) > 2
    )([] as number[]),
  });
  expect(outcome).toMatchObject({ done: 100, left: 20, error: undefined });
});

test('where no answer comes only that portion is uncertain', async () => {
  const lost = new Error('gone');
  const outcome = await runInPortions(ids, {
    send: async (portion) => {
      if (portion.includes('id 60')) throw lost;
      return { done: portion.length, failed: [] };
    },
    onProgress: () => undefined,
    isStopped: never,
  });
  expect(outcome).toEqual({
    done: 50,
    failed: [],
    uncertain: ids.slice(50, 100),
    left: 20,
    error: lost,
  });
});
