import { expect, it } from 'vitest';
import { StartError } from '../process/start-error.ts';
import { tryForAMinute } from './try-for-a-minute.ts';

const unreached = new Error('timeout exceeded when trying to connect');

/**
 * Does a step that fails in these ways before it succeeds; returns how often it was tried, and how often `onWaiting` was
 * called.
 */
async function outcome(failures: readonly Error[], options: { limit?: number } = {}) {
  const left = [...failures];
  let [tries, told] = [0, 0];
  const step = async () => {
    tries += 1;
    const failure = left.shift();
    if (failure) throw failure;
    return 'done';
  };
  const onWaiting = () => {
    told += 1;
  };
  const { signal: asked } = new AbortController();
  const result = await tryForAMinute(step, { asked, onWaiting, pause: 0, ...options }).catch(
    (error: unknown) => error,
  );
  return { result, tries, told };
}

it('a connection that was not to be had in time is tried for again, which is told once', async () => {
  const wrapped = new StartError('Nie udało się przygotować bazy danych.', unreached);
  const silent = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
  expect(await outcome([unreached, wrapped, silent])).toEqual({
    result: 'done',
    tries: 4,
    told: 1,
  });
});

it('when the time is over, what failed last is thrown', async () => {
  expect(await outcome([unreached], { limit: 0 })).toEqual({
    result: unreached,
    tries: 1,
    told: 0,
  });
});

it('anything else fails at once', async () => {
  for (const error of [
    Object.assign(new Error('full'), { code: '53100' }),
    Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    new Error('of the program'),
  ]) {
    expect(await outcome([error])).toEqual({ result: error, tries: 1, told: 0 });
  }
});

it('who ends the start does not wait', async () => {
  const end = new AbortController();
  const step = async () => {
    throw unreached;
  };
  const waiting = { asked: end.signal, onWaiting: () => end.abort('enough'), pause: 60_000 };
  await expect(tryForAMinute(step, waiting)).rejects.toBe('enough');
});
