import { systemOverview } from '@grzadka/contract/system/overview.model';
import { expect, it } from 'vitest';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const admin = await app.as('ROLE_ADMIN');

/** The keys of the contract's cards. */
const keys = systemOverview.shape.cards.element.options.flatMap(({ shape }) => [
  ...shape.key.values,
]);

it('every card of the contract has its state', async () => {
  const { status, body } = await admin.get('/api/system/overview');
  expect(status).toBe(200);
  const { cards } = systemOverview.parse(body);
  expect(cards.map(({ key }) => key)).toEqual(keys);
  expect(cards.filter(({ state }) => state === null)).toEqual([]);
});
