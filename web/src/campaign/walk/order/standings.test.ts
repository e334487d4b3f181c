import type { SyncOutcome, SyncResult } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Marks, withMark } from '../kept/walk-mark.ts';
import { fateOf, markOf } from '../outbox/outcomes.ts';
import type { MeterEntry, SentMeterEntry } from '../outbox/walk-entry.ts';
import { countEntries, isDone, type PendingEntry, readInOrder, standingsOf } from './standings.ts';

const now = new Date('2026-10-12T12:00:00.000Z');
const base = { campaignId: 'r', remark: null, at: '2026-10-12T08:00:00.000Z' } as const;
const meter = (id: string) => ({ id, name: id, type: 'WaterMeter' as const });

const entry = (clientKey: string, value: Partial<MeterEntry> = {}): SentMeterEntry => ({
  clientKey,
  typedAt: now,
  state: 'waiting',
  refusal: undefined,
  partsTaken: 0,
  value: {
    kind: 'read',
    ...base,
    meter: meter(`m${clientKey}`),
    measurementValue: '12.5',
    confirmation: null,
    photoKey: null,
    ...value,
  } as MeterEntry,
});
const result = (clientKey: string, outcome: SyncOutcome): SyncResult => ({
  clientKey,
  outcome,
  measurementId: null,
  message: outcome === 'refused' ? 'Nie' : null,
});

/** What is remembered after these answers, in their order. */
const marksAfter = (answers: readonly (readonly [SentMeterEntry, SyncOutcome])[]): Marks =>
  answers
    .flatMap(([sent, outcome]) => markOf('u', sent, result(sent.clientKey, outcome)))
    .reduce<Marks>(withMark, new Map());

const pending = (changed: Partial<PendingEntry>): PendingEntry => ({
  clientKey: 'k',
  meterId: 'm',
  state: 'read',
  value: '12.5',
  at: base.at,
  stage: 'waiting',
  ...changed,
});

describe('an answer', () => {
  test('settles an entry, and leaves its photo where there is a reading that it can belong to', () => {
    const withPhoto = entry('a', { photoKey: 'p' });
    const left = { left: { kind: 'photo', campaignId: 'r', meter: meter('ma'), photoKey: 'p' } };
    for (const outcome of ['saved', 'duplicate', 'submitted'] as const) {
      expect(fateOf(withPhoto, result('a', outcome))).toEqual(left);
    }
    expect(fateOf(withPhoto, result('a', 'same'))).toHaveProperty('reply');
    expect(fateOf(entry('a'), result('a', 'saved'))).toHaveProperty('reply');
    expect(fateOf(withPhoto, result('a', 'refused'))).toEqual({
      refusal: { message: 'Nie', fields: {} },
    });
  });

  test('that comes any number of times leaves the same behind', () => {
    const outcomes = fc.constantFrom('saved', 'same', 'submitted', 'refused' as const);
    const known = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), outcomes);
    fc.assert(
      fc.property(known, fc.array(fc.nat(), { maxLength: 20 }), (first, again) => {
        const keys = Object.keys(first);
        const answers = keys.map((key) => [entry(key), first[key] ?? 'saved'] as const);
        const once = marksAfter(answers);
        // Sent once more, the server says of what it took that it has it, and of all else what it said before.
        const repeated = again.flatMap((pick) => {
          const answer = answers[pick % Math.max(answers.length, 1)];
          if (answer === undefined) return [];
          const [sent, outcome] = answer;
          const isStored = outcome === 'saved' || outcome === 'submitted';
          return [[sent, isStored ? 'duplicate' : outcome] as const];
        });
        expect(marksAfter([...answers, ...repeated])).toEqual(once);
        // Nor does it matter which of the answers was lost.
        const lost = marksAfter([...repeated, ...answers]);
        expect([...lost].toSorted(byKey)).toEqual([...once].toSorted(byKey));
        expect(countEntries([], lost)).toEqual(countEntries([], once));
      }),
    );
  });
});

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a.localeCompare(b);

describe('what stands of a meter', () => {
  test('is what was entered last, wherever that is', () => {
    const sent = marksAfter([[entry('a', { meter: meter('m') }), 'saved']]);
    const later = pending({ clientKey: 'b', value: '13', at: '2026-10-12T09:00:00.000Z' });
    expect(standingsOf([], sent).get('m')).toMatchObject({ value: '12.5', stage: 'saved' });
    expect(standingsOf([later], sent).get('m')).toMatchObject({ value: '13', stage: 'waiting' });
    // What the server has is not waiting, though it is in the outbox for a moment more.
    const both = standingsOf([pending({ clientKey: 'a' })], sent);
    expect(both.get('m')).toMatchObject({ stage: 'saved' });
    expect(countEntries([pending({ clientKey: 'a' })], sent)).toEqual({
      sent: 1,
      waiting: 0,
      refused: 0,
    });
  });

  test('decides whether somebody goes there', () => {
    const standing = (changed: Partial<PendingEntry>) =>
      standingsOf([pending(changed)], new Map()).get('m');
    expect(isDone('to-read', undefined, now)).toBe(false);
    expect(isDone('read', undefined, now)).toBe(true);
    expect(isDone('inaccessible', undefined, now)).toBe(false);
    expect(isDone('to-read', standing({}), now)).toBe(true);
    expect(isDone('to-read', standing({ stage: 'refused' }), now)).toBe(false);
    const locked = { state: 'inaccessible', value: null } as const;
    expect(isDone('to-read', standing(locked), now)).toBe(true);
    expect(
      isDone('inaccessible', standing({ ...locked, at: '2026-10-11T08:00:00.000Z' }), now),
    ).toBe(false);
  });

  test('has the order in which meters were read', () => {
    const read = (meterId: string, at: string, changed: Partial<PendingEntry> = {}) =>
      pending({ clientKey: meterId, meterId, at, ...changed });
    const standings = standingsOf(
      [
        read('b', '2026-10-12T09:00:00.000Z'),
        read('a', '2026-10-12T10:00:00.000Z'),
        read('c', '2026-10-12T08:00:00.000Z', { state: 'inaccessible' }),
        read('d', '2026-10-12T07:00:00.000Z', { stage: 'refused' }),
      ],
      new Map(),
    );
    expect(readInOrder(standings)).toEqual(['b', 'a']);
  });
});
