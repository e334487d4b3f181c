import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { neededBytes } from '../src/free-space.ts';
import { giveUpReserve, keepReserve } from '../src/reserve.ts';
import { newDataDir } from './data-folder.ts';

const bytes = 3 * 1024 * 1024 + 5;
const { signal } = new AbortController();

async function newFolder(): Promise<string> {
  const folder = newDataDir();
  await mkdir(folder);
  return folder;
}

it('the reserve really takes room, of the size it shall have, until it is given up', async () => {
  const folder = await newFolder();
  await keepReserve(folder, bytes, { signal });
  const made = await stat(join(folder, 'reserve'));
  expect(made.size).toBe(bytes);
  expect(made.blocks * 512).toBeGreaterThanOrEqual(bytes);
  await keepReserve(folder, bytes, { signal });
  expect((await stat(join(folder, 'reserve'))).ino).toBe(made.ino);

  await keepReserve(folder, 1024, { signal });
  expect((await stat(join(folder, 'reserve'))).size).toBe(1024);
  expect(await giveUpReserve(folder)).toBe(true);
  expect(await giveUpReserve(folder)).toBe(false);
  await keepReserve(folder, 0, { signal });
  expect(await readdir(folder)).toEqual([]);
});

it('the reserve waits for ample room, and nothing is left of one that was broken off', async () => {
  const folder = await newFolder();
  const enough = bytes + 2 * neededBytes;
  await keepReserve(folder, bytes, { signal, measure: async () => enough - 1 });
  expect(await readdir(folder)).toEqual([]);
  await keepReserve(folder, bytes, { signal: AbortSignal.abort(), measure: async () => enough });
  expect(await readdir(folder)).toEqual([]);
  await keepReserve(folder, bytes, { signal, measure: async () => enough });
  expect(await readdir(folder)).toEqual(['reserve']);
});
