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
  [nobody, null, '–'],
  [nobody, from, restored],
  [{ ...nobody, sent: 2 }, null, '2\u00A0odbiorców (wysłane: 2)'],
  [{ ...nobody, sent: 2 }, from, `2\u00A0odbiorców (wysłane: 2). ${restored}`],
])(
  'the list says to how many a message went, and from which backup it is',
  (recipients, restoredFrom, words) => {
    expect(messageText.progressOf({ recipients, restoredFrom })).toBe(words);
  },
);
