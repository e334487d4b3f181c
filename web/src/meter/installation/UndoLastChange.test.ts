import { expect, test } from 'vitest';
import { sampleDevice } from '../../../test/samples/meter-details.ts';
import { lastChange } from './UndoLastChange.tsx';

const spring = '2026-04-10T08:00:00.000Z';
const autumn = '2026-10-20T08:00:00.000Z';
const first = { ...sampleDevice, id: 'first', installedAt: null };
const removed = { ...first, removedAt: autumn, lastValue: 55.1 };
const next = { ...sampleDevice, id: 'next', installedAt: autumn };

test('the first device was put on by nobody', () => {
  expect(lastChange([first])).toBeUndefined();
});

test('a device that was mounted as the other was removed came by an exchange', () => {
  expect(lastChange([next, removed])).toEqual({ kind: 'exchange', installation: next });
});

test('a device that was mounted later was put on', () => {
  const former = { ...removed, removedAt: spring };
  expect(lastChange([next, former])).toEqual({ kind: 'mounting', installation: next });
});

test('a place without a device had it taken off', () => {
  expect(lastChange([removed])).toEqual({ kind: 'removal', installation: removed });
});

test('what was undone is not what was done last', () => {
  const undone = { ...next, undoneAt: autumn };
  expect(lastChange([undone, removed])?.kind).toBe('removal');
  expect(lastChange([undone, first])).toBeUndefined();
});
