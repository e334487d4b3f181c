import { expect, it } from 'vitest';
import { compareWithModel } from '#test/search-model.ts';

it('is the order of the model, and of accounts that of their list', async () => {
  expect(await compareWithModel(60)).toEqual([]);
});
