import { expect, test } from 'vitest';
import { photoSize } from '../../../submission/scale-photo.ts';
import {
  chooseEntries,
  pendingOf,
  type SentEntry,
  toSyncEntry,
  type WalkEntry,
  walkEntry,
} from './walk-entry.ts';

const meter = { id: 'm', name: 'W-12A', type: 'WaterMeter' } as const;
const about = { meter, at: '2026-10-12T08:00:00.000Z', remark: null, photoKey: null };
const read = (campaignId = 'r'): WalkEntry => ({
  kind: 'read',
  campaignId,
  ...about,
  measurementValue: '12.5',
  confirmation: 'leak',
});
const locked: WalkEntry = { kind: 'inaccessible', campaignId: 'r', ...about, reason: 'locked' };
const photo = { kind: 'photo', campaignId: 'r', meter, photoKey: 'p' } as const;
const sent = (clientKey: string, value: WalkEntry): SentEntry => ({
  clientKey,
  value,
  typedAt: new Date(),
  state: 'waiting',
  refusal: undefined,
  partsTaken: 0,
});
const chosen = (entries: SentEntry[], most = 100) =>
  chooseEntries(entries, most).map(({ clientKey }) => clientKey);

test('entries go in their order, so many at once, of one round', () => {
  const entries = [sent('a', read()), sent('b', read('other')), sent('c', locked)];
  expect(chosen(entries)).toEqual(['a', 'c']);
  expect(chosen(entries, 1)).toEqual(['a']);
});

test('photos wait for all that was entered, and go one by one', () => {
  expect(chosen([sent('a', photo), sent('b', photo), sent('c', read())])).toEqual(['c']);
  expect(chosen([sent('a', photo), sent('b', photo)])).toEqual(['a']);
  expect(chosen([])).toEqual([]);
});

test('a round that refuses who sends keeps nothing of another one waiting', () => {
  const entries = [sent('a', read()), sent('b', read('other')), sent('c', photo)];
  const refusing = new Set(['r']);
  const next = (waiting: SentEntry[]) =>
    chooseEntries(waiting, 100, refusing).map(({ clientKey }) => clientKey);
  expect(next(entries)).toEqual(['b']);
  // Its photo is of a reading that was taken.
  expect(next(entries.filter(({ clientKey }) => clientKey !== 'b'))).toEqual(['c']);
  expect(next([sent('a', read())])).toEqual(['a']);
});

test('a photo that was taken later waits for its reading', () => {
  const later = sent('p', { ...photo, of: 'a' });
  const waiting = [later, sent('a', read())];
  expect(chosen(waiting)).toEqual(['a']);
  // Also where that one's round refuses who sends, and keeps waiting.
  const refusing = chooseEntries([...waiting, sent('b', photo)], 100, new Set(['r']));
  expect(refusing.map(({ clientKey }) => clientKey)).toEqual(['b']);
  expect(chosen([later])).toEqual(['p']);
});

test('an entry goes as the sync takes it', () => {
  const key = { clientKey: 'a', meterId: 'm', measuredAt: about.at, remark: null };
  expect(toSyncEntry(sent('a', read()) as Parameters<typeof toSyncEntry>[0])).toEqual({
    ...key,
    state: 'read',
    measurementValue: '12.5',
    confirmation: 'leak',
  });
  expect(toSyncEntry(sent('a', locked) as Parameters<typeof toSyncEntry>[0])).toEqual({
    ...key,
    state: 'inaccessible',
    reason: 'locked',
  });
});

test('what waits of a round is what was entered at its meters', () => {
  const entries = [sent('a', read()), sent('b', read('other')), sent('c', photo)];
  expect(pendingOf(entries, 'r').map(({ clientKey }) => clientKey)).toEqual(['a']);
});

test('what this version kept is what every later one has to take', () => {
  // Written out: entries may wait in a browser while the program is updated.
  expect(
    walkEntry.safeParse({
      kind: 'read',
      campaignId: 'r',
      meter: { id: 'm', name: 'W', type: 'WaterMeter' },
      at: '2026-10-12T08:00:00.000Z',
      remark: null,
      photoKey: 'p',
      measurementValue: '1',
      confirmation: null,
    }).success,
  ).toBe(true);
  expect(
    walkEntry.safeParse({
      kind: 'inaccessible',
      campaignId: 'r',
      meter: { id: 'm', name: 'W', type: 'ElectricityMeter' },
      at: '2026-10-12T08:00:00.000Z',
      remark: 'pies',
      photoKey: null,
      reason: 'other',
    }).success,
  ).toBe(true);
  expect(
    walkEntry.safeParse({
      kind: 'photo',
      campaignId: 'r',
      meter: { id: 'm', name: 'W', type: 'WaterMeter' },
      photoKey: 'p',
    }).success,
  ).toBe(true);
  expect(
    walkEntry.safeParse({
      kind: 'photo',
      campaignId: 'r',
      meter: { id: 'm', name: 'W', type: 'WaterMeter' },
      photoKey: 'p',
      of: 'a',
    }).data,
  ).toHaveProperty('of', 'a');
});

test('a photo is scaled by its longer edge, and never made larger', () => {
  expect(photoSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(photoSize({ width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 });
  expect(photoSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  expect(photoSize({ width: 20_000, height: 2 })).toEqual({ width: 1600, height: 1 });
});
