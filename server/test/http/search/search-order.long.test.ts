import { expect, it } from 'vitest';
import { compareWithModel } from '#test/search-model.ts';

it('is the order of the model for 1,000 phrases, and of accounts that of their list', async () => {
  expect(await compareWithModel(1_000)).toEqual([]);
}, 600_000);
