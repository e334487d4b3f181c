import { monthInWords, monthsOfDay } from '@grzadka/contract/core/time/day-in-words';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import * as z from 'zod/mini';

const clock = new Intl.DateTimeFormat('pl-PL', { timeStyle: 'short', timeZone: gardenTimeZone });

/** The time of an instant by the gardens' clocks: '8:05'. */
export function timeOnClock(instant: Date): string {
  return clock.format(instant);
}

const yearAlone = new Intl.DateTimeFormat('pl-PL', { year: 'numeric', timeZone: gardenTimeZone });

/** The year of an instant by the gardens' clocks: '2026'. */
export function yearOf(instant: string): string {
  return yearAlone.format(new Date(instant));
}

/** The month of a day as a heading: 'Marzec 2027'. */
export function monthAsHeading(day: string): string {
  const words = monthInWords(day);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A typed day as programs read it: '2026-10-18' of '18 października 2026' and of itself; null of what is no day. */
export function machineDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) (\p{L}+) (\d{4})\b/u.exec(typed) ?? [];
  const number = String(monthsOfDay.findIndex((one) => one === month) + 1).padStart(2, '0');
  const iso = month === '' ? typed : `${year}-${number}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(iso).data ?? null;
}
