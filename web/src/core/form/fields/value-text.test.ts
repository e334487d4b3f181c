import { expect, test } from 'vitest';
import { dayText, instantText, tickText, typedText } from './value-text.ts';

test.each([
  ['a text', typedText('12A'), '12A'],
  ['no text', typedText(''), '(brak)'],
  ['a ticked box', tickText(true), 'tak'],
  ['an empty box', tickText(false), 'nie'],
  ['a day', dayText('2026-11-21'), '2026.11.21'],
  ['no day', dayText(''), '(brak)'],
  ['an instant', instantText(new Date(2026, 10, 21, 8, 12).toISOString()), '2026.11.21 08:12:00'],
  ['no instant', instantText(null), '(brak)'],
  ['half an instant', instantText('1.5.26 8:'), '1.5.26 8:'],
])('%s reads as on every screen', (_, read, text) => {
  expect(read).toBe(text);
});
