import { expect, test } from 'vitest';
import { messageText } from './message.text.ts';

const nobody = {
  waiting: 0,
  sent: 0,
  saved: 0,
  failed: 0,
  toPrint: 0,
  printed: 0,
  delivered: 0,
  skipped: 0,
};
const from = '2026-11-20T02:10:00.000Z';
const restored = messageText.restored(from);

test.each([
  [nobody, null, '–', ''],
  [nobody, from, '–', restored],
  [{ ...nobody, skipped: 3 }, null, '–', ''],
  [{ ...nobody, sent: 12_000, failed: 1 }, null, '12\u00A0001', 'niewysłane: 1, wysłane: 12000'],
  [{ ...nobody, sent: 2 }, from, '2', `wysłane: 2, ${restored}`],
])(
  'the list says to how many a message went, and from which backup it is',
  (recipients, restoredFrom, count, words) => {
    expect(messageText.recipientsIn(recipients)).toBe(count);
    expect(messageText.progressOf({ recipients, restoredFrom })).toBe(words);
  },
);

test('a message is called by its subject with what everybody reads in it', () => {
  const none = { meetingAt: null, meetingPlace: null, readingFrom: null, readingThru: null };
  const meeting = 'Walne zebranie {{zebranie_kiedy}}, działka {{dzialka}}';
  expect(
    messageText.called({ ...none, subject: meeting, meetingAt: '2027-03-27T09:00:00.000Z' }),
  ).toBe('Walne zebranie 27 marca 2027, godz.\u00A010:00, działka [działka]');
  expect(messageText.called({ ...none, subject: 'Odczyt od {{odczyt_od}}' })).toBe(
    'Odczyt od [pierwszy dzień odczytu]',
  );
  expect(messageText.called({ ...none, subject: '' })).toBe('(bez tematu)');
});
