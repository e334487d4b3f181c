// oxlint-disable-next-line import/no-unassigned-import -- Node has no such database
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { deletePhoto, keepPhoto, readPhoto } from './kept-photos.ts';

test('a photo that the device does not give now is not taken for one that is gone', async () => {
  const key = await keepPhoto('u', new Blob(['dial'], { type: 'image/jpeg' }));
  expect((await readPhoto(key))?.type).toBe('image/jpeg');
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new Error('The connection was lost');
  });
  expect(await readPhoto(key)).toBeUndefined();
  get.mockRestore();
  log.mockRestore();
  await deletePhoto(key);
  expect(await readPhoto(key)).toBeNull();
});
