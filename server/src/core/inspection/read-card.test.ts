import { defineCard } from '@grzadka/contract/core/system-card';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CardContext, readCard } from './read-card.ts';

const card = defineCard('storage', { freeBytes: z.int() });

/** A context that a card asks nothing of here, and whose log adds warnings to `lines`. */
function contextWithLog() {
  const lines: unknown[] = [];
  const context = { log: { warn: (line: unknown) => void lines.push(line) } };
  return { lines, context: context as unknown as CardContext };
}

it('a card tells the state that was found out', async () => {
  const { context, lines } = contextWithLog();
  const state = { level: 'warning', freeBytes: 7 } as const;
  expect(await readCard(card, async () => state)(context)).toEqual({ key: 'storage', state });
  expect(lines).toEqual([]);
});

it('a card that fails tells of no state, and the log of no more than what kind of failure it was', async () => {
  const { context, lines } = contextWithLog();
  const read = readCard(card, async () => {
    throw new TypeError('secret');
  });
  expect(await read(context)).toEqual({ key: 'storage', state: null });
  expect(lines).toMatchObject([{ card: 'storage', cause: { type: 'TypeError' } }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('a card that never answers tells of no state', async () => {
  const { context } = contextWithLog();
  const { promise } = Promise.withResolvers<never>();
  expect(await readCard(card, () => promise, 0)(context)).toEqual({ key: 'storage', state: null });
});
