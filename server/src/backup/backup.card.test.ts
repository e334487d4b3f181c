import { expect, it } from 'vitest';
import { backupLevel } from './backup.card.ts';

const now = new Date('2026-11-22T12:00:00Z');
const fresh = {
  newestAt: '2026-11-22T00:30:00.000Z',
  awayAt: '2026-11-21T10:00:00.000Z',
  lacksRoom: false,
  lost: null,
  hasFailed: false,
};

it.each([
  ['of this night', {}, 'ok'],
  ['of two days ago', { newestAt: '2026-11-20T12:00:00.000Z' }, 'ok'],
  ['older than two days', { newestAt: '2026-11-20T11:59:59.999Z' }, 'problem'],
  ['with no room for the next one', { lacksRoom: true }, 'problem'],
  ['without a file that was lost', { lost: { count: 1, name: 'Regulamin' } }, 'warning'],
  ['that is the first, and was put nowhere else', { awayAt: null }, 'warning'],
  ['put elsewhere thirty days ago', { awayAt: '2026-10-23T12:00:00.000Z' }, 'ok'],
  ['put elsewhere longer ago', { awayAt: '2026-10-23T11:59:59.999Z' }, 'warning'],
])('a backup %s', (_, facts, level) => {
  expect(backupLevel({ ...fresh, ...facts }, now)).toBe(level);
});

it('none at all is worth a look, and a problem once one has failed', () => {
  const none = { ...fresh, newestAt: null, awayAt: null };
  expect(backupLevel(none, now)).toBe('warning');
  expect(backupLevel({ ...none, hasFailed: true }, now)).toBe('problem');
});
