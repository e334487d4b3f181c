import { expect, it } from 'vitest';
import { describeCause } from './describe-cause.ts';

const unreached = new Error('timeout exceeded when trying to connect');

it('says why no connection was to be had', () => {
  expect(describeCause(unreached)).toMatchObject({
    type: 'Error',
    reason: 'timeout exceeded when trying to connect',
  });
});

it('says so of what the job queue tells of an error, which is none itself', () => {
  const { message, stack = '' } = unreached;
  expect(describeCause({ message, stack, queue: 'send-mail' })).toMatchObject({ reason: message });
  const refused = { code: '42501', message: 'Anna Lis', stack, queue: 'send-mail' };
  expect(describeCause(refused)).toMatchObject({ sqlState: '42501' });
  expect(JSON.stringify(describeCause(refused))).not.toContain('Anna');
});
