import { sampleContext, sampleDevice } from '@grzadka/contract/test/samples/verdict-context';
import { expect, test } from 'vitest';
import { judgeTyped } from './judge-typed.ts';

const now = new Date('2026-11-14T12:00:00.000Z');

const codes = (text: string, facts = {}) =>
  judgeTyped(text, sampleContext(facts), now).findings.map(({ code }) => code);

test('a typed value is judged as one that is read now', () => {
  expect(codes('126')).toEqual([]);
  expect(codes('119.999')).toEqual(['smaller']);
  const [before] = sampleContext().measurements;
  expect(judgeTyped('119', sampleContext(), now).previous).toEqual(before);
  expect(judgeTyped('612', sampleContext(), now)).toMatchObject({
    findings: [{ code: 'too-large' }, { code: 'swapped' }],
    meant: '162',
  });
});

test('of what is no value only what holds of any is found', () => {
  const facts = { active: false, installations: [sampleDevice({ legalisedUntil: '2026-11-13' })] };
  expect(codes('', facts)).toEqual(['inactive', 'legalisation']);
  expect(codes('12m', facts)).toEqual(['inactive', 'legalisation']);
});

test('a clock that is behind the last reading does not put a value before it', () => {
  const behind = new Date('2026-10-14T12:00:00.000Z');
  const { findings } = judgeTyped('121', sampleContext(), behind);
  expect(findings.map(({ code }) => code)).toEqual(['duplicate-day']);
});

test('a clock that is behind an exchange judges by the new device all the same', () => {
  const exchangedAt = '2026-11-14T12:00:30.000Z';
  const old = sampleDevice({ removedAt: exchangedAt, lastValue: 130 });
  const next = sampleDevice({ id: 'next', installedAt: exchangedAt, firstValue: 0.3 });
  const exchanged = { installations: [old, next] };
  expect(codes('5', exchanged)).toEqual(['too-large']);
  expect(codes('0.2', exchanged)).toEqual(['smaller']);
});

test('a meter that was never read is judged', () => {
  expect(codes('5', { measurements: [] })).toEqual([]);
  const installedAt = '2026-10-01T12:00:00.000Z';
  const mounted = {
    measurements: [],
    installations: [sampleDevice({ installedAt, firstValue: 7 })],
  };
  expect(codes('5', mounted)).toEqual(['smaller']);
  expect(judgeTyped('5', sampleContext(mounted), now).previous).toBeUndefined();
});
