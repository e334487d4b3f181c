import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { runBulk } from './run-bulk.ts';

/** A request whose log adds its lines to `told`. */
function quietRequest(told: string[]): FastifyRequest {
  const log = (_: unknown, text: string) => told.push(text);
  return { log: { info: log, error: log } } as unknown as FastifyRequest;
}

/** Deletes records, and refuses those that `reasons` names, each for its own reason. */
async function deleteAll(ids: readonly string[], reasons: Readonly<Record<string, unknown>>) {
  const [tried, told]: [string[], string[]] = [[], []];
  const reply = await runBulk(
    { action: 'delete', ids },
    {
      request: quietRequest(told),
      find: async () => [],
      actions: {
        delete: async (id) => {
          tried.push(id);
          if (id in reasons) throw reasons[id];
        },
      },
    },
  );
  return { reply, tried, told };
}

test('once the database is out of reach nothing more is tried, and the rest is told', async () => {
  const cause = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  const { reply, tried } = await deleteAll(['a', 'b', 'c', 'd'], { b: cause });
  expect(tried).toEqual(['a', 'b']);
  expect(reply.done).toBe(1);
  expect(reply.failed.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  expect(new Set(reply.failed.map(({ message }) => message))).toEqual(
    new Set([new AppError('unavailable').message]),
  );
});

test('what nobody foresaw is told without its words, and logged, and leaves the others alone', async () => {
  const { reply, tried, told } = await deleteAll(['a', 'b', 'c'], { a: new Error('secret') });
  expect(tried).toEqual(['a', 'b', 'c']);
  expect(reply).toEqual({ done: 2, failed: [{ id: 'a', message: 'Wystapil blad' }] });
  expect(told).toEqual(['request failed']);
});
