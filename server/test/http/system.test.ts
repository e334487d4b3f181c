import { noMailServer } from '@grzadka/contract/mail/mail.model';
import { systemOverview } from '@grzadka/contract/system/overview.model';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const admin = await app.as('ROLE_ADMIN');

/** The keys of the contract's cards. */
const keys = systemOverview.shape.cards.def.element.def.options.flatMap(({ shape }) => [
  ...shape.key.def.values,
]);

it('every card of the contract has its state', async () => {
  const { status, body } = await admin.get('/api/system/overview');
  expect(status).toBe(200);
  const { cards } = systemOverview.parse(body);
  expect(cards.map(({ key }) => key)).toEqual(keys);
  expect(cards.filter(({ state }) => state === null)).toEqual([]);
});

it('without a mail server the card of the jobs and a test message ask for one', async () => {
  // However long the tests before took: what has not looked for jobs for ten minutes is another problem.
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(60);
  onTestFinished(() => uptime.mockRestore());
  const { cards } = systemOverview.parse((await admin.get('/api/system/overview')).body);
  const told = cards.find(({ key }) => key === 'jobs')?.state;
  expect(told).toMatchObject({ level: 'warning', delivery: 'folder' });
  const { status, body } = await admin.post('/api/system/test-mail', { to: 'jan@example.pl' });
  expect([status, body]).toMatchObject([409, { message: noMailServer }]);
});
