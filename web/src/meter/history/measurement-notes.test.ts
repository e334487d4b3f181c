import type { Reversal } from '@grzadka/contract/meter/measurement/reversal.model';
import { expect, test } from 'vitest';
import { sampleMeasurement } from '../../../test/samples/readings.ts';
import { differenceFromBefore, measurementNotes } from './measurement-notes.ts';

const reversal: Reversal = {
  at: '2026-11-21T09:00:00.000Z',
  by: { firstName: 'Anna', lastName: 'Nowak' },
  reason: 'mistyped',
  remark: null,
  replacementId: null,
};

const textsOf = (...args: Parameters<typeof measurementNotes>) =>
  measurementNotes(...args).map(({ text }) => text);

test('a reading in which nothing was found needs no words', () => {
  const reading = sampleMeasurement(125, '2026-10-15');
  expect(measurementNotes(reading, [reading])).toEqual([]);
});

test('one that was taken back says who did so, and why', () => {
  const wrong = sampleMeasurement(1250, '2026-10-15', { reversal, verdict: ['too-large'] });
  expect(measurementNotes(wrong, [wrong])).toEqual([
    { isOpen: false, text: 'Unieważniony 2026.11.21 (Nowak Anna): pomyłka w zapisie' },
  ]);
  const other = { ...reversal, reason: 'other', remark: 'zamienione kartki' } as const;
  const nobody = { ...other, by: { firstName: null, lastName: null } };
  expect(textsOf({ ...wrong, reversal: nobody }, [wrong])).toEqual([
    'Unieważniony 2026.11.21: inny powód – zamienione kartki',
  ]);
});

test('the right value is named at the wrong one, and says itself in whose place it stands', () => {
  const right = sampleMeasurement(125, '2026-10-15');
  const wrong = sampleMeasurement(1250, '2026-10-15', {
    reversal: { ...reversal, replacementId: right.id },
  });
  expect(textsOf(wrong, [right, wrong])).toEqual([
    'Unieważniony 2026.11.21 (Nowak Anna): pomyłka w zapisie; prawidłowa wartość: 125',
  ]);
  expect(textsOf(right, [right, wrong])).toEqual(['Zamiast odczytu unieważnionego']);
  expect(textsOf(wrong, [wrong])).toEqual([
    'Unieważniony 2026.11.21 (Nowak Anna): pomyłka w zapisie; odczyt zapisano przy innym liczniku',
  ]);
});

test('what waits for an answer stands out, what was answered does not', () => {
  const found = sampleMeasurement(99, '2026-10-15', { verdict: ['smaller', 'swapped'] });
  expect(measurementNotes(found, [found])).toEqual([
    { isOpen: true, text: 'Do sprawdzenia: mniejszy od poprzedniego' },
  ]);
  const answered = { ...found, confirmation: 'leak', remark: 'pęknięta rura' } as const;
  expect(measurementNotes(answered, [answered])).toEqual([
    { isOpen: false, text: 'Mniejszy od poprzedniego – awaria lub wyciek' },
    { isOpen: false, text: 'Uwaga: pęknięta rura' },
  ]);
});

test('a difference is one of two readings that count, of the same device', () => {
  const first = sampleMeasurement(801.2, '2026-04-15');
  const wrong = sampleMeasurement(8012, '2026-05-15', { reversal });
  const estimate = sampleMeasurement(850, '2026-06-15', { channel: 'estimate' });
  const later = sampleMeasurement(830.7, '2026-07-15');
  const exchanged = sampleMeasurement(21.8, '2026-10-15', { installationId: 'next device' });
  const history = [exchanged, later, estimate, wrong, first];
  expect(history.map((reading) => differenceFromBefore(reading, history, []))).toEqual([
    undefined,
    29.5,
    48.8,
    undefined,
    undefined,
  ]);
  expect(textsOf(exchanged, history)).toEqual(['Pierwszy odczyt po założeniu licznika']);
});

test('a difference through zero is what went through the dial, where its digits are known', () => {
  const before = sampleMeasurement(99_990, '2026-04-15');
  const through = sampleMeasurement(39.5, '2026-10-15', { rolledOver: true });
  const history = [through, before];
  const differenceOf = (digits: number | null) =>
    differenceFromBefore(through, history, [{ id: 'device', digits }]);
  expect([5, null, 4].map(differenceOf)).toEqual([49.5, -99_950.5, -99_950.5]);
  const fallen = { ...through, rolledOver: false };
  const device = { id: 'device', digits: 5 };
  expect(differenceFromBefore(fallen, [fallen, before], [device])).toBe(-99_950.5);
});

test('an estimate that gave way says so, and stands beside no difference', () => {
  const before = sampleMeasurement(120, '2026-04-15');
  const gone = sampleMeasurement(170, '2026-10-15', { channel: 'estimate', gaveWay: true });
  expect(textsOf(gone, [gone, before])).toEqual(['Nie liczy się, bo jest odczyt']);
  expect(differenceFromBefore(gone, [gone, before], [])).toBeUndefined();
});
