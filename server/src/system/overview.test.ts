import { megabyte } from '@grzadka/contract/core/upload';
import { expect, it } from 'vitest';
import type { CardContext } from '#src/core/inspection/read-card.ts';
import { storageCardState } from './overview.ts';

/** Free megabytes by what lies on the disk, above a floor of 256. */
async function stateOf(free: Record<string, number>) {
  const bytes = Object.entries(free).map(([place, count]) => [place, count * megabyte] as const);
  const asked = { disk: { free: async () => new Map(bytes) }, config: { minFreeDiskMb: 256 } };
  const { state } = await storageCardState(asked as unknown as CardContext);
  return state;
}

it.each([
  [256, 'problem'],
  [257, 'warning'],
  [256 + 1024, 'warning'],
  [256 + 1025, 'ok'],
])('with %i MB left the storage is %s', async (free, level) => {
  expect(await stateOf({ data: free })).toEqual({ level, freeBytes: free * megabyte });
});

it('the fullest disk counts', async () => {
  const state = await stateOf({ data: 5000, backups: 100 });
  expect(state).toEqual({ level: 'problem', freeBytes: 100 * megabyte });
});

it('a disk that does not say how much is free is no reason to worry', async () => {
  expect(await stateOf({})).toEqual({ level: 'ok', freeBytes: null });
});
