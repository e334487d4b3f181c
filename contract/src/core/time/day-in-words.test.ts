import { expect, it } from 'vitest';
import { dayInWords, monthInWords } from './day-in-words.ts';
import { gardenTimeZone } from './time-zone.ts';

const instants = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month, 1 + 2 * month, 22, 30)).toISOString(),
);
const days = instants.map((instant) => instant.slice(0, 'YYYY-MM-DD'.length));

/** How `Intl` writes it, by the gardens' clocks. */
function byIntl(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('pl-PL', { ...options, timeZone: gardenTimeZone });
  return (when: string) => format.format(new Date(when));
}

it('days and instants are written as Polish has them, by the clocks of the gardens', () => {
  const words = byIntl({ dateStyle: 'long' });
  for (const when of [...days, ...instants]) expect(dayInWords(when)).toBe(words(when));
  expect(dayInWords('2026-10-18')).toBe('18 października 2026');
});

it('months are written as Polish has them by themselves', () => {
  const words = byIntl({ month: 'long', year: 'numeric' });
  for (const when of [...days, ...instants]) expect(monthInWords(when)).toBe(words(when));
  expect(monthInWords('2026-10-01')).toBe('październik 2026');
});
