import { expect, test } from 'vitest';
import { runInPortions } from './run-in-portions.ts';

const ids = Array.from({ length: 120 }, (_, index) => `id ${index}`);
const never = () => false;

test('many go in portions, and their reports are put together', async () => {
  const [sizes, seen]: [number[], number[]] = [[], []];
  const outcome = await runInPortions([{ action: 'delete', ids }], {
    send: async ({ ids: portion }) => {
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

test('no portion is of two tasks', async () => {
  const sent: [number, boolean][] = [];
  const outcome = await runInPortions(
    [
      { action: 'publish-now', despiteFindings: true, ids: ids.slice(0, 60) },
      { action: 'publish-now', ids: ids.slice(60) },
    ],
    {
      send: async (portion) => {
        sent.push([portion.ids.length, 'despiteFindings' in portion]);
        return { done: portion.ids.length, failed: [] };
      },
      onProgress: () => undefined,
      isStopped: never,
    },
  );
  expect(sent).toEqual([
    [50, true],
    [10, true],
    [50, false],
    [10, false],
  ]);
  expect(outcome).toMatchObject({ done: 120, left: 0 });
});

test('what is stopped tells how many were not tried', async () => {
  const outcome = await runInPortions([{ action: 'delete', ids }], {
    send: async ({ ids: portion }) => ({ done: portion.length, failed: [] }),
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
  const outcome = await runInPortions([{ action: 'delete', ids }], {
    send: async ({ ids: portion }) => {
      if (portion.includes('id 60')) throw lost;
      const [id = ''] = portion;
      return { done: portion.length, failed: [], deleted: [{ id, auditEntry: `of ${id}` }] };
    },
    onProgress: () => undefined,
    isStopped: never,
  });
  expect(outcome).toEqual({
    done: 50,
    failed: [],
    deleted: [{ id: 'id 0', auditEntry: 'of id 0' }],
    uncertain: ids.slice(50, 100),
    left: 20,
    error: lost,
  });
});
