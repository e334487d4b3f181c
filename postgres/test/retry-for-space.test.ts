import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EmbeddedPostgresError } from '../src/embedded-postgres-error.ts';
import { neededBytes } from '../src/free-space.ts';
import { OutOfSpaceError, outOfSpace, spaceMissingFor } from '../src/out-of-space-error.ts';
import { retryForSpace } from '../src/retry-for-space.ts';
import { newDataDir } from './data-folder.ts';

const megabyte = 1024 * 1024;

/** A folder on a disk whose room the test states, and how often that was asked for. */
async function smallDisk(free: (looks: number) => number) {
  const folder = newDataDir();
  await mkdir(folder);
  const shortages: number[] = [];
  let looks = 0;
  const wait = {
    folder: () => folder,
    onShortage: (missing: number) => void shortages.push(missing),
    measure: async () => {
      looks += 1;
      return free(looks);
    },
    pauses: { look: 1, attempt: 1_000_000 },
  };
  return { folder, shortages, wait };
}

/** Fails so many times and counts its attempts. */
function failing(times: number, error: Error) {
  const attempts = { made: 0 };
  const attempt = async () => {
    attempts.made += 1;
    if (attempts.made <= times) throw error;
    return 'started';
  };
  return { attempts, attempt };
}

const full = new OutOfSpaceError(7 * megabyte);

describe('an attempt that needs room on the disk', () => {
  it('is made again as soon as there is some, however often it has failed', async () => {
    const { wait, shortages } = await smallDisk((looks) => (looks % 4 === 0 ? neededBytes : 0));
    const { attempt, attempts } = failing(20, full);
    const { signal } = new AbortController();
    expect(await retryForSpace(attempt, { ...wait, signal })).toBe('started');
    expect(attempts.made).toBe(21);
    expect(shortages).toEqual(Array(20).fill(7 * megabyte));
  });

  it('is made again now and then where no measure shows what is missing', async () => {
    const { wait, shortages } = await smallDisk(() => Infinity);
    const { attempt } = failing(2, Object.assign(new Error('quota'), { code: 'EDQUOT' }));
    const pauses = { look: 1_000_000, attempt: 1 };
    const { signal } = new AbortController();
    expect(await retryForSpace(attempt, { ...wait, pauses, signal })).toBe('started');
    expect(shortages).toEqual([neededBytes, neededBytes]);
  });

  it('first gets the room of the reserve, and nobody waits', async () => {
    const { folder, wait, shortages } = await smallDisk(() => 0);
    await writeFile(join(folder, 'reserve'), 'x');
    const { attempt } = failing(1, full);
    const { signal } = new AbortController();
    expect(await retryForSpace(attempt, { ...wait, signal })).toBe('started');
    expect(existsSync(join(folder, 'reserve'))).toBe(false);
    expect(shortages).toEqual([]);
  });

  it('that fails for another reason is not made again', async () => {
    const { wait } = await smallDisk(() => 0);
    const { attempt, attempts } = failing(1, new EmbeddedPostgresError('Zły port.'));
    const { signal } = new AbortController();
    await expect(retryForSpace(attempt, { ...wait, signal })).rejects.toThrow('Zły port.');
    expect(attempts.made).toBe(1);
  });

  it('is given up when it is not wanted any more', async () => {
    const ending = new AbortController();
    const reason = new Error('the end');
    const { wait } = await smallDisk((looks) => {
      if (looks === 3) ending.abort(reason);
      return 0;
    });
    const { attempt } = failing(Infinity, full);
    const waiting = retryForSpace(attempt, { ...wait, signal: ending.signal });
    await expect(waiting).rejects.toBe(reason);
  });
});

describe('a full disk', () => {
  it.each([
    ['the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['a quota', Object.assign(new Error('write'), { code: 'EDQUOT' })],
    ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
    ['SQLite', Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
  ])('is recognised by %s, also as the cause of something else', (_, error) => {
    expect(spaceMissingFor(error)).toBe(neededBytes);
    expect(spaceMissingFor(new Error('start', { cause: error }))).toBe(neededBytes);
  });

  it('is not every fault', () => {
    expect(spaceMissingFor(Object.assign(new Error('write'), { code: 'EACCES' }))).toBeNull();
    expect(spaceMissingFor('ENOSPC')).toBeNull();
  });

  it.each([
    [1, '1\u00a0MB'],
    [12 * megabyte, '12\u00a0MB'],
    [12 * megabyte + 1, '13\u00a0MB'],
  ])('asks for %i bytes as %s', (bytes, text) => {
    expect(outOfSpace(bytes)).toBe(`Brak miejsca na dysku: zwolnij co najmniej ${text}`);
  });
});
