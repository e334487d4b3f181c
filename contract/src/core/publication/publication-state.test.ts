import { expect, test } from 'vitest';
import { isPinned, publicationState } from './publication-state.ts';

const before = '2026-11-20T10:00:00.000Z';
const now = '2026-11-21T10:00:00.000Z';
const after = '2026-11-21T10:00:00.001Z';

test.each([
  [null, null, 'draft'],
  [after, null, 'scheduled'],
  [after, after, 'scheduled'],
  [before, null, 'visible'],
  [now, null, 'visible'],
  [before, after, 'visible'],
  [before, now, 'ended'],
  [now, now, 'ended'],
  [before, before, 'ended'],
])('from %s to %s it is %s', (from, thru, state) => {
  const publication = { publicationFromDate: from, publicationThruDate: thru };
  expect(publicationState(publication, new Date(now))).toBe(state);
  const pin = { pinFromDate: from, pinThruDate: thru };
  expect(isPinned(pin, new Date(now))).toBe(state === 'visible');
});
